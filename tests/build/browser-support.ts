import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { BROWSERS } from '../../vite/browsers';

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The browsers of the build as MDN's data names them, with their versions. */
const browsers = BROWSERS.map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [name === 'ios' ? 'safari_ios' : name, version] as const;
});

/** '≤16.4' as [16, 4]; null for what is no release. */
function numbersOf(version: unknown): number[] | null {
  const text = String(version).replace('≤', '');
  return /^[\d.]+$/.test(text) ? text.split('.').map(Number) : null;
}

function isAtMost(version: unknown, limit: string): boolean {
  const numbers = numbersOf(version);
  if (!numbers) return false;
  const limits = limit.split('.').map(Number);
  for (const [at, number] of numbers.entries()) {
    const other = limits[at] ?? 0;
    if (number !== other) return number < other;
  }
  return true;
}

const supports = (statement: SimpleSupportStatement, limit: string) =>
  isAtMost(statement.version_added, limit) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  !(statement.version_removed && isAtMost(statement.version_removed, limit));

/** Whether all browsers of the build have a feature; what the data does not describe counts as had. */
function isEverywhere(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return browsers.every(([name, version]) => {
    const given = support[name as keyof typeof support];
    return given === undefined || [given].flat().some((statement) => supports(statement, version));
  });
}

/** A feature by its path: `css.properties.gap`. @returns undefined if the data has none of that name */
function featureAt(path: readonly string[]): Identifier | undefined {
  let node: unknown = data;
  for (const name of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node as Identifier;
}

/** Whether the browsers lack a feature of which the data has this path. */
export const isLacking = (...path: string[]) => !isEverywhere(featureAt(path));

const childrenOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

const isStandard = (feature: Identifier) => {
  const status = feature.__compat?.status;
  return status ? status.standard_track && !status.deprecated : true;
};

/** For each name, whether the browsers have it of one at least of the objects that have such a member. */
const members = new Map<string, boolean>();
const globals = new Map<string, boolean>();
const note = (names: Map<string, boolean>, name: string, feature: Identifier) =>
  names.set(name, (names.get(name) ?? false) || isEverywhere(feature) || !isStandard(feature));
for (const holders of [data.javascript.builtins, data.api as Record<string, Identifier>])
  for (const [name, holder] of childrenOf(holders as Identifier)) {
    note(globals, name, holder);
    for (const [member, feature] of childrenOf(holder))
      note(members, member.replace(/_static$/, ''), feature);
  }

/** Whether no object of the browsers has a member of this name, although the data knows one. */
export const isLackingMember = (name: string) =>
  members.get(name) === false && globals.get(name) !== true;

/** Whether the browsers lack a global object or function that the data knows. */
export const isLackingGlobal = (name: string) => globals.get(name) === false;

/** The functions of CSS by name, and whether the browsers have them wherever they can stand. */
const functions = new Map<string, boolean>();
function collect(parent: Identifier): void {
  for (const [name, feature] of childrenOf(parent)) {
    note(functions, name, feature);
    collect(feature);
  }
}
collect(data.css.types as unknown as Identifier);

export const isLackingFunction = (name: string) => functions.get(name) === false;
