type Category = {
  /** Also the value that a product stores in `categoria`. */
  name: string;
  /** Last segment of its address below /menu. */
  link: string;
  /** Address of its icon in the sprite. */
  iconLink: string;
};

/** The eight categories that hold dishes, in the order of the menu. */
export const dishCategories = [
  { name: 'Antipasti', link: 'antipasti', iconLink: '/icons/sprite.svg#oliva' },
  { name: 'Panini', link: 'panini', iconLink: '/icons/sprite.svg#sandwich' },
  { name: 'I nostri impasti', link: 'impasti', iconLink: '/icons/sprite.svg#impasti' },
  { name: 'Pinse', link: 'pinse', iconLink: '/icons/sprite.svg#pinsa' },
  { name: 'Pizze classiche', link: 'pizze-classiche', iconLink: '/icons/sprite.svg#pizza' },
  { name: 'Pizze gourmet', link: 'pizze-gourmet', iconLink: '/icons/sprite.svg#chef-hat' },
  { name: 'Dolci', link: 'dolci', iconLink: '/icons/sprite.svg#cake-slice' },
  { name: 'Bibite', link: 'bibite', iconLink: '/icons/sprite.svg#cup-soda' },
] as const satisfies readonly Category[];

/** The ninth category: a page of the menu without dishes, but a value that the product form offers. */
export const allergenCategory = {
  name: 'Elenco degli allergeni',
  link: 'elenco-allergeni',
  iconLink: '/icons/sprite.svg#clipboard-list',
} as const satisfies Category;

/** All nine, in the order of the drawer, the tabs and the product form. */
export const categories = [...dishCategories, allergenCategory] as const;

export type DishCategory = (typeof dishCategories)[number];
export type DishCategoryName = DishCategory['name'];
export type CategoryName = (typeof categories)[number]['name'];

/** The only category whose dishes have a Maxi and a per-metre price. */
export const CLASSIC_PIZZAS: DishCategoryName = 'Pizze classiche';

export const categoryNames = categories.map((category) => category.name);
