import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MadeFrom } from '../src/data/menu/made-from';
import { PUBLICATION_FILE } from '../vite/prerender';
import { reasonOf } from './download';

/** What a publication was made from. It lies at the root of the site, where `npm run outdated` reads it again. */
export type Publication = MadeFrom & {
  /** The commit that was built; null if the folder had changes that no commit has. */
  commit: string | null;
  /** The files of its menu and of the publications before it, the newest first: an earlier page still finds its own. */
  lists: string[];
};

/** How many publications' menu files are on the site. */
const KEPT_LISTS = 3;

/** How long the published site may take to answer, in ms. */
const TIMEOUT_MS = 15_000;

const LIST = /^\/assets\/menu-[a-z0-9]+\.json$/;
const COMMIT = /^[0-9a-f]{40}$/;

/** Reads a file of a site. @returns null if there is none @throws Error if no answer came */
async function readText(site: string, path: string): Promise<string | null> {
  const response = await fetch(site + path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** Whether a text is a commit's name as it may be passed on to a shell. */
export const isCommit = (value: unknown): value is string =>
  typeof value === 'string' && COMMIT.test(value);

/**
 * Reads what a site was made from. Whatever the file holds, its commit and its lists have the form that they are written in.
 * @returns null if nothing says so: a site that was never published in this way
 * @throws Error if no answer came, or the file is no JSON
 */
export async function publicationOf(site: string): Promise<Publication | null> {
  const text = await readText(site, `/${PUBLICATION_FILE}`);
  if (text === null) return null;
  const { commit, lists, menu, days, house } = Object(JSON.parse(text));
  return {
    menu: String(menu),
    days: String(days),
    house: String(house),
    commit: isCommit(commit) ? commit : null,
    lists: Array.isArray(lists) ? lists.filter((path) => LIST.test(String(path))) : [],
  };
}

/**
 * Completes the publication file of a build: its commit, and the menu files of the publications before it, which it fetches from
 * the published site. One that cannot be fetched is left out and named.
 * @param dist the folder of the built site
 * @param before what is published now
 */
export async function completePublication(
  dist: string,
  commit: string | null,
  site: string,
  before: Publication | null,
): Promise<void> {
  const file = join(dist, PUBLICATION_FILE);
  const built: Publication = JSON.parse(readFileSync(file, 'utf8'));
  const older = (before?.lists ?? []).filter((path) => !built.lists.includes(path));
  const lists = [...built.lists];
  for (const path of older.slice(0, KEPT_LISTS - lists.length)) {
    try {
      const text = await readText(site, path);
      if (text === null) continue;
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), text);
      lists.push(path);
    } catch (error) {
      console.log(`The menu of an earlier publication is left out: ${path} (${reasonOf(error)}).`);
    }
  }
  writeFileSync(file, JSON.stringify({ ...built, commit, lists }));
}
