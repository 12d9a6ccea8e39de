type Type = 'avif' | 'webp';

/** A category's picture on its tile and on a phone: at most 5 kB. @param link the category's */
export const narrowPicture = (link: string, type: Type) =>
  `/pictures/categories/${link}-330.${type}`;

/** A category's picture on a wide screen. @param link the category's */
export const widePicture = (link: string, type: Type) => `/pictures/categories/${link}-800.${type}`;
