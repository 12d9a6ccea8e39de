import * as v from 'valibot';
import { allergenAnswer } from '../src/domain/product/allergens';
import { categories, dishCategories } from '../src/domain/product/categories';
import { storedProduct } from '../src/domain/product/product';
import { paths } from '../src/paths';
import { restaurant } from '../src/restaurant';
import { sourceOf } from '../vite/hosting-config';
import { inlineTextsOf } from '../vite/inline-texts';
import type { Answer, Site } from './live-site';
import { dishesIn } from './menu-size';
import { documentsOf } from './project';

type Check = {
  name: string;
  /** One line on what to do if it fails. */
  advice: string;
  /** @returns what is wrong, a sentence each */
  look: (site: Site) => Promise<string[]>;
};

const PUBLISH = 'Publish once more: npm run deploy -- --only hosting';
const HEADERS = 'Publish with npm run deploy: firebase deploy alone sends other headers.';

/** The maximum age of the menu in the pages, in days. It is not shown after thirty days, so this leaves nine days to act. */
const OLDEST_MENU = 21;

const MISSING_FILE = '/assets/missing-0000.js';
const UNKNOWN_PAGE = '/pagina-che-non-esiste';

/** Every page and the beginning of its title. */
const titles = new Map<string, string>([
  [paths.home, restaurant.name],
  [paths.storia, 'Storia'],
  [paths.privacyPolicy, 'Privacy policy'],
  [paths.cookiePolicy, 'Cookie policy'],
  [paths.terms, 'Termini e condizioni'],
  [paths.login, 'Accedi'],
  [paths.menu, 'Menu'],
  ...categories.map(({ link, name }) => [paths.category(link), name] as const),
  [paths.anyDish, 'Un piatto del menu'],
  [paths.search, 'Tutto il menu'],
  [paths.allergenRegister, 'Registro degli allergeni'],
]);

const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function titleOf({ text }: Answer): string {
  return unescaped(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '');
}

/** Checks several addresses. @returns all problems, each with its address before it */
async function lookAt(
  site: Site,
  addresses: Iterable<string>,
  problemsOf: (answer: Answer, address: string) => (string | false)[],
): Promise<string[]> {
  const found = await Promise.all(
    [...addresses].map(async (address) => {
      const answer = await site.get(address);
      return problemsOf(answer, address).flatMap((text) => (text ? `${address}: ${text}` : []));
    }),
  );
  return found.flat();
}

const notOk = ({ status }: Answer) => status !== 200 && `status ${status}`;
const headerOf = ({ headers }: Answer, name: string) => headers.get(name) ?? '';
const isKept = (answer: Answer) => headerOf(answer, 'cache-control').includes('immutable');
const isA = (answer: Answer, type: RegExp) => type.test(headerOf(answer, 'content-type'));

/** The sources of a policy's directive. */
function sourcesOf(answer: Answer, directive: string): string[] {
  const parts = headerOf(answer, 'content-security-policy').split(';');
  const [, ...sources] =
    parts.map((part) => part.trim().split(/\s+/)).find(([name]) => name === directive) ?? [];
  return sources;
}

/** The problems of a policy: that it permits anything, and how many of these texts it refuses. */
function refusedBy(answer: Answer, directive: string, texts: readonly string[]): string[] {
  const sources = sourcesOf(answer, directive);
  const open = sources.includes("'unsafe-inline'") || sources.length === 0;
  const refused = texts.filter((text) => !sources.includes(sourceOf(text)));
  return [
    ...(open ? [`${directive} permits anything`] : []),
    ...(refused.length > 0
      ? [`${directive} refuses ${refused.length} that stand in the page`]
      : []),
  ];
}

/** An element of Firestore's answers. */
type Element = {
  found?: object;
  document?: {
    fields?: {
      image?: { stringValue?: string };
      allergeni?: { arrayValue?: { values?: { integerValue?: string; stringValue?: string }[] } };
      nessunAllergene?: { booleanValue?: boolean };
    };
  };
};

async function elementsOf(site: Site, kind: 'version' | 'list'): Promise<Element[]> {
  const answer = await (kind === 'version'
    ? site.askFirestore('batchGet', { documents: [`${documentsOf(site.project)}/meta/menu`] })
    : site.askFirestore('runQuery', { structuredQuery: { from: [{ collectionId: 'prodotti' }] } }));
  if (answer.status !== 200) throw new Error(`Firestore answers with status ${answer.status}`);
  if (!answer.headers.has('access-control-allow-origin')) {
    throw new Error('Firestore permits no page to read its answer');
  }
  const elements: unknown = JSON.parse(answer.text);
  return Array.isArray(elements) ? elements : [];
}

/** How many dishes the menu has, and of how many nobody has said which allergens they have. Guests read that: it is no failure. */
export async function countUndeclared(site: Site) {
  const documents = (await elementsOf(site, 'list')).flatMap(({ document }) => document ?? []);
  const answers = documents.map(({ fields }) => {
    const { arrayValue } = fields?.allergeni ?? {};
    const allergeni =
      arrayValue && (arrayValue.values ?? []).map((value) => Object.values(value)[0]);
    const nessunAllergene = fields?.nessunAllergene?.booleanValue;
    return allergenAnswer(v.parse(storedProduct, { allergeni, nessunAllergene }));
  });
  const undeclared = answers.filter((answer) => answer === 'undeclared').length;
  return { dishes: answers.length, undeclared };
}

const dishPages = dishCategories.map(({ link }) => paths.category(link));

export const siteChecks: Check[] = [
  {
    name: 'Every page answers with its title',
    advice: PUBLISH,
    look: (site) =>
      lookAt(site, titles.keys(), (answer, path) => [
        notOk(answer),
        !titleOf(answer).startsWith(`${titles.get(path)} · `) &&
          `the title is '${titleOf(answer)}'`,
      ]),
  },
  {
    name: 'The policy permits the scripts and styles in the pages, and no others',
    advice: HEADERS,
    look: (site) =>
      lookAt(site, [...titles.keys(), paths.reserved], (answer) => {
        const { scripts, styles } = inlineTextsOf(answer.text);
        return [
          ...refusedBy(answer, 'script-src', scripts),
          ...refusedBy(answer, 'style-src', styles),
        ];
      }),
  },
  {
    name: 'The files of the pages are there, and kept for a year',
    advice: PUBLISH,
    look: async (site) => {
      const pages = await Promise.all([...titles.keys()].map(site.get));
      const files = pages.flatMap(({ text }) =>
        text.match(/\/assets\/[^"')\s]+\.(?:json|js|css|woff2)/g),
      );
      const assets = new Set(files.flatMap((file) => file ?? []));
      if (assets.size === 0) return ['the pages name no file'];
      return lookAt(site, assets, (answer) => [
        notOk(answer),
        !isKept(answer) && `cache-control: ${headerOf(answer, 'cache-control')}`,
      ]);
    },
  },
  {
    name: 'A missing file is not remembered',
    advice: HEADERS,
    look: (site) =>
      lookAt(site, [MISSING_FILE], (answer) => [
        answer.status !== 404 && `status ${answer.status} instead of 404`,
        isKept(answer) && 'browsers keep it for a year',
      ]),
  },
  {
    name: 'An unknown page is the 404 page',
    advice: PUBLISH,
    look: (site) =>
      lookAt(site, [UNKNOWN_PAGE], (answer) => [
        answer.status !== 404 && `status ${answer.status} instead of 404`,
        !titleOf(answer).startsWith('404') && `the title is '${titleOf(answer)}'`,
      ]),
  },
  {
    name: 'The service worker is there, and asked for again',
    advice: PUBLISH,
    look: (site) =>
      lookAt(site, ['/sw.js'], (answer) => [
        notOk(answer),
        !isA(answer, /javascript/) && 'no JavaScript',
        !/no-cache|max-age=0/.test(headerOf(answer, 'cache-control')) && 'browsers keep an old one',
      ]),
  },
  {
    name: 'The manifest is there, with its icons',
    advice: PUBLISH,
    look: async (site) => {
      const { text } = await site.get(paths.home);
      const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
      if (address === undefined) return ['the home page names none'];
      const manifest: unknown = JSON.parse((await site.get(address)).text);
      const icons = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map(
        ([, icon = '']) => icon,
      );
      if (icons.length === 0) return ['it names no icon'];
      return lookAt(site, [address, ...icons], (answer) => [notOk(answer)]);
    },
  },
  {
    name: 'Firestore answers with the version of the menu',
    advice: 'Save any dish in the reserved area; else publish the rules: npm run deploy.',
    look: async (site) => {
      const [element] = await elementsOf(site, 'version');
      // Right after the first deployment nobody has saved a dish yet.
      return element?.found || site.dishes === 0 ? [] : ['meta/menu is not there'];
    },
  },
  {
    name: 'Firestore answers with the dishes',
    advice:
      'Look into the reserved area: are dishes missing? docs/deploying.md, "Back up and restore".',
    look: async (site) => {
      const dishes = (await elementsOf(site, 'list')).filter(({ document }) => document).length;
      return dishes < site.dishes
        ? [`${dishes} dishes, at least ${site.dishes} were asked for`]
        : [];
    },
  },
  {
    name: 'The pages hold the menu, not older than three weeks',
    advice: `${PUBLISH}. Does the workflow 'publish' still run every night?`,
    look: async (site) => {
      const pages = await Promise.all(dishPages.map(site.get));
      const dishes = pages.reduce((sum, { text }) => sum + dishesIn(text), 0);
      const oldest = Date.now() - OLDEST_MENU * 24 * 60 * 60 * 1000;
      // A page with dishes that does not say when they were read counts as old.
      const readAt = (text: string) => Number(/"readAt":(\d+)/.exec(text)?.[1]);
      const old = pages.some(({ text }) => dishesIn(text) > 0 && !(readAt(text) >= oldest));
      return [
        ...(dishes < site.dishes
          ? [`${dishes} dishes, at least ${site.dishes} were asked for`]
          : []),
        ...(old ? [`older than ${OLDEST_MENU} days`] : []),
      ];
    },
  },
  {
    name: 'A picture of each size is there',
    advice:
      'Open a dish without its picture in the reserved area and choose it again, or restore a backup.',
    look: async (site) => {
      const stored = (await elementsOf(site, 'list')).flatMap(
        ({ document }) => document?.fields?.image?.stringValue ?? [],
      );
      const pages = await Promise.all(dishPages.map(site.get));
      const shown = pages.flatMap(
        ({ text }) => /<img[^>]* src="(https?:[^"]+)"/.exec(text)?.[1] ?? [],
      );
      if (stored.length === 0 && shown.length === 0) return [];
      const pictures = [stored[0], shown[0]].flatMap((address) => address ?? []).map(unescaped);
      return lookAt(site, new Set(pictures), (answer) => [
        notOk(answer),
        !isA(answer, /^image\//) && 'no picture',
      ]);
    },
  },
  {
    name: 'The reserved area asks not to be listed',
    advice: HEADERS,
    look: (site) =>
      lookAt(site, [paths.reserved, paths.addItem], (answer) => [
        notOk(answer),
        !headerOf(answer, 'x-robots-tag').includes('noindex') && 'no noindex',
      ]),
  },
];
