import { deleteDocument, putDocuments, readCollection } from '../emulators/data/client';
import type { Suite } from '../emulators/suite';
import { type DishCategoryName, dishCategories } from '../src/domain/product/categories';

/** The category of the measured page. */
const MEASURED: DishCategoryName = 'Pizze classiche';

/** Of how many added dishes one is in that category: of 2,000 dishes about 500. */
const SHARE = 4;

/** The most writes that Firestore takes in one commit. */
const COMMIT = 500;

/**
 * Adds copies of the stored dishes, each with a name of its own, until the menu has as many as wanted: every fourth in the category
 * of the measured page, the rest in the others in turn.
 * @returns the paths of the added documents
 */
export async function fillMenu(suite: Suite, dishes: number): Promise<string[]> {
  const stored = Object.values(await readCollection(suite, 'prodotti'));
  const others = dishCategories.flatMap(({ name }) => (name === MEASURED ? [] : name));
  const added = Array.from({ length: Math.max(0, dishes - stored.length) }, (_, index) => {
    const wanted = index % SHARE === 0 ? MEASURED : others[index % others.length];
    const models = stored.filter(({ categoria }) => categoria === wanted);
    const model = models[Math.floor(index / SHARE) % models.length];
    if (!model) throw new Error(`The menu has no dish in ${wanted}`);
    return [`prodotti/bench-${index}`, { ...model, nome: `${model.nome} ${index}` }] as const;
  });
  for (let first = 0; first < added.length; first += COMMIT) {
    await putDocuments(suite, Object.fromEntries(added.slice(first, first + COMMIT)));
  }
  return added.map(([path]) => path);
}

/** Measures with a menu of at least so many dishes, which then has as many as before. @param dishes undefined leaves it as it is */
export async function withDishes<Measured>(
  suite: Suite,
  dishes: number | undefined,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const added = dishes === undefined ? [] : await fillMenu(suite, dishes);
  try {
    return await measure();
  } finally {
    await Promise.all(added.map((path) => deleteDocument(suite, path)));
  }
}
