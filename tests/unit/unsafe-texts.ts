import { posix } from 'node:path';
import { parseSync } from 'vite';

/*
 * A browser's translation moves every text node of a page into an element of its own. React then fails where it removes such a text
 * or puts an element before it, and where it changes the text, the page keeps the old one. Neither happens to a text that is the only
 * child of an element, because React replaces the whole content of that element. So:
 * 1. a text that may change, come or go is the only child of its element;
 * 2. no text stands beside an element that may come or go;
 * 3. no fragment, list or component gives bare text, because its siblings are unknown.
 * 4. an option has a value of its own, otherwise its translated text would be the value.
 * Phones do the same before hydration to what they take for a number, a day or an address. So:
 * 5. a text that may hold one of these is the only child of its element: React compares its whole content, and replaces nothing.
 * An expression that is not recognised as an element is taken for text.
 */

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** The kinds that an expression can render: text that stays, text that may differ or be absent, an element, or nothing. */
type Kind = 'fixed' | 'text' | 'bare' | 'element' | 'nothing';
type Kinds = ReadonlySet<Kind>;

const kinds = (...all: (Kind | Kinds)[]): Kinds =>
  new Set(all.flatMap((one) => (typeof one === 'string' ? one : [...one])));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childNodes = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nodeIn = (node: Node, field: string) => node[field] as Node;
const nodesIn = (node: Node, field: string) => (node[field] as Node[]).filter(Boolean);

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childNodes(node)) walk(child, visit);
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** The expressions that a function returns; none of the functions within it. */
function returnedBy(fn: Node): (Node | null)[] {
  const body = nodeIn(fn, 'body');
  if (body.type !== 'BlockStatement') return [body];
  const found: (Node | null)[] = [];
  const visit = (node: Node) => {
    if (FUNCTIONS.test(node.type)) return;
    if (node.type === 'ReturnStatement') found.push((node.argument as Node | null) ?? null);
    childNodes(node).forEach(visit);
  };
  visit(body);
  return found.length > 0 ? found : [null];
}

/** The children that React sees: without comments, and without the blanks in which a line breaks. */
const childrenOf = (jsx: Node): Node[] =>
  nodesIn(jsx, 'children')
    .map((child) => (child.type === 'JSXExpressionContainer' ? nodeIn(child, 'expression') : child))
    .filter(({ type }) => type !== 'JSXEmptyExpression')
    .filter(({ type, value }) => type !== 'JSXText' || !/^\s*\n\s*$/.test(String(value)));

/** What phones and extensions wrap: digits, days, months, addresses. */
const FIGURE =
  /\d|@|(?<!\p{L})(?:(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|oggi|domani|stasera|via|viale|piazza|corso)(?!\p{L})/iu;

/** Whether a text that stays may hold a figure: words of our own are read, a constant may have any. */
function mayHoldFigure(node: Node): boolean {
  const isWords = node.type === 'JSXText' || node.type === 'Literal';
  return !isWords || FIGURE.test(String(node.value));
}

const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

const isFragment = (node: Node) =>
  node.type === 'JSXFragment' ||
  nameOf(nodeIn(nodeIn(node, 'openingElement'), 'name')) === 'Fragment';

/** The name of a plain identifier, or of a JSX element. */
const nameOf = (node: Node | null) => (node && 'name' in node ? String(node.name) : '');

function isOptionWithoutValue(jsx: Node): boolean {
  if (jsx.type !== 'JSXElement') return false;
  const tag = nodeIn(jsx, 'openingElement');
  return (
    nameOf(nodeIn(tag, 'name')) === 'option' &&
    !nodesIn(tag, 'attributes').some((one) => one.name && nameOf(one.name as Node) === 'value')
  );
}

class Module {
  /** Functions and constants by name; null where a name is given twice. */
  readonly #values = new Map<string, Node | null>();
  readonly #imports = new Map<string, { from: string; name: string }>();
  /** The names of the module's own constants. */
  readonly #constants = new Set<string>();
  /** The properties that have elements alone, as their types say. */
  readonly #elements = new Map<string, boolean>();
  readonly program: Node;
  #open: Node[] = [];

  constructor(
    readonly file: string,
    readonly text: string,
    private readonly modules: ReadonlyMap<string, Module>,
  ) {
    const { program, errors } = parseSync(file, text, { preserveParens: false });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    this.program = program as unknown as Node;
    walk(this.program, (node) => {
      if (node.type === 'FunctionDeclaration') this.#define(nameOf(nodeIn(node, 'id')), node);
      if (node.type === 'VariableDeclarator' && node.init)
        this.#define(nameOf(nodeIn(node, 'id')), nodeIn(node, 'init'));
      if (node.type === 'ImportDeclaration') this.#import(node);
      if (node.type === 'TSPropertySignature')
        this.#type(nameOf(nodeIn(node, 'key')), node.typeAnnotation as Node | undefined);
      if (node.type === 'Identifier')
        this.#type(nameOf(node), node.typeAnnotation as Node | undefined);
      if (node.type === 'FunctionDeclaration')
        this.#type(nameOf(nodeIn(node, 'id')), node.returnType as Node | undefined);
    });
    for (const node of nodesIn(this.program, 'body')) {
      const declared =
        node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const one of nodesIn(declared, 'declarations'))
        this.#constants.add(nameOf(nodeIn(one, 'id')));
    }
  }

  #define(name: string, value: Node) {
    this.#values.set(name, this.#values.has(name) ? null : value);
  }

  /** Whether a name's type is of elements alone, or of what returns or holds them: the compiler then keeps text out. */
  #type(name: string, annotation: Node | undefined) {
    if (!annotation) return;
    const type = this.text.slice(annotation.start, annotation.end as number);
    const isElements =
      /\b(ReactElement(<\w+>)?|Elements)(\[\])?>?\)?( \| (null|undefined|false))*$/.test(type);
    this.#elements.set(name, isElements && this.#elements.get(name) !== false);
  }

  #import(node: Node) {
    const address = String(nodeIn(node, 'source').value);
    if (!address.startsWith('.')) return;
    const path = posix.join(posix.dirname(this.file), address);
    for (const specifier of nodesIn(node, 'specifiers')) {
      const name = nameOf((specifier.imported as Node) ?? null);
      this.#imports.set(nameOf(nodeIn(specifier, 'local')), { from: path, name });
    }
  }

  /** The meaning of a name: its kinds as a value, or where it is called or rendered, what it returns. */
  #resolve(name: string, called: boolean): Kinds {
    const imported = this.#imports.get(name);
    if (imported) {
      const module = this.#moduleAt(imported.from);
      return module ? module.#resolve(imported.name, called) : kinds('text');
    }
    const value = this.#values.get(name);
    if (this.#elements.get(name)) return kinds('element', 'nothing');
    if (!value || this.#open.includes(value)) return kinds('text');
    this.#open.push(value);
    const isFunction = FUNCTIONS.test(value.type);
    const given = isFunction ? returnedBy(value) : [value];
    const found =
      called === isFunction ? kinds(...given.map((one) => this.kindsOf(one))) : kinds('text');
    this.#open.pop();
    if (this.#constants.has(name) && found.has('text')) return kinds('fixed');
    return found;
  }

  /** Whether a value is a part of a constant, as `restaurant.name` is: of an import, or of the module's own. */
  #isConstant(member: Node): boolean {
    const object = nodeIn(member, 'object');
    if (member.computed) return false;
    if (object.type === 'MemberExpression') return this.#isConstant(object);
    return this.#imports.has(nameOf(object)) || this.#constants.has(nameOf(object));
  }

  #moduleAt(path: string) {
    return ['', '.tsx', '.ts'].map((end) => this.modules.get(path + end)).find(Boolean);
  }

  /** The kinds of a JSX element: a component of ours may give nothing, or text. */
  #kindsOfElement(element: Node): Kinds {
    const name = nameOf(nodeIn(nodeIn(element, 'openingElement'), 'name'));
    if (!/^[A-Z]/.test(name) || !(this.#imports.has(name) || this.#values.has(name)))
      return kinds('element');
    const given = this.#resolve(name, true);
    return kinds(given.has('nothing') ? 'nothing' : 'element', 'element');
  }

  kindsOf(node: Node | null): Kinds {
    if (!node) return kinds('nothing');
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        if (!isFragment(node)) return this.#kindsOfElement(node);
        return kinds('element', ...childrenOf(node).map((child) => this.kindsOf(child)));
      case 'JSXText':
        return kinds('fixed');
      case 'Literal': {
        const isText = /^(string|number)$/.test(typeof node.value);
        return kinds(isText && node.value !== '' ? 'fixed' : 'nothing');
      }
      case 'TemplateLiteral':
        return kinds(nodesIn(node, 'expressions').length > 0 ? 'text' : 'fixed');
      case 'LogicalExpression': {
        const left = node.operator === '&&' ? [] : [this.kindsOf(nodeIn(node, 'left'))];
        return kinds('nothing', ...left, this.kindsOf(nodeIn(node, 'right')));
      }
      case 'ConditionalExpression': {
        const either = [nodeIn(node, 'consequent'), nodeIn(node, 'alternate')];
        // Another element, too, goes before its next sibling.
        return kinds('nothing', ...either.map((one) => this.kindsOf(one)));
      }
      case 'ChainExpression':
        return this.kindsOf(nodeIn(node, 'expression'));
      case 'Identifier':
        return node.name === 'undefined' ? kinds('nothing') : this.#resolve(nameOf(node), false);
      case 'MemberExpression':
        if (this.#elements.get(nameOf(nodeIn(node, node.computed ? 'object' : 'property'))))
          return kinds('element', 'nothing');
        return kinds(this.#isConstant(node) ? 'fixed' : 'text');
      case 'CallExpression':
        return this.#kindsOfCall(node);
      default:
        return kinds('text');
    }
  }

  #kindsOfCall(call: Node): Kinds {
    const callee = nodeIn(call, 'callee');
    const [callback] = nodesIn(call, 'arguments');
    if (nameOf(callee) === 'createPortal') return this.kindsOf(callback ?? null);
    if (callee.type === 'Identifier') return this.#resolve(nameOf(callee), true);
    const isList =
      callee.type === 'MemberExpression' &&
      /^(map|flatMap)$/.test(nameOf(nodeIn(callee, 'property')));
    if (!isList || !callback) return kinds('text');
    const each = FUNCTIONS.test(callback.type)
      ? kinds(...returnedBy(callback).map((returned) => this.kindsOf(returned)))
      : this.#resolve(nameOf(callback), true);
    return kinds('nothing', each.has('text') || each.has('fixed') ? 'bare' : 'element');
  }

  /** Why the children of an element or fragment do not stand a translation; null where they do. */
  reasonAgainst(jsx: Node): string | null {
    if (isOptionWithoutValue(jsx)) return 'an option has no value but its text';
    const nodes = childrenOf(jsx);
    const children = nodes.map((child) => this.kindsOf(child));
    const has = (...some: Kind[]) => children.some((child) => some.some((kind) => child.has(kind)));
    if (has('bare')) return 'a list gives bare text';
    if (isFragment(jsx) && has('fixed', 'text')) return 'a fragment gives bare text';
    if (children.length < 2) return null;
    const changes = children.some(
      (child) => child.has('text') || (child.has('fixed') && child.size > 1),
    );
    if (changes) return 'a text that may change has siblings';
    if (nodes.some((node, at) => children[at]?.has('fixed') && mayHoldFigure(node)))
      return 'a number, a day or an address has siblings';
    if (has('fixed') && has('nothing')) return 'a text stands beside what comes and goes';
    return null;
  }

  violations(): string[] {
    const found: string[] = [];
    const report = (node: Node, reason: string) => {
      const line = this.text.slice(0, node.start).split('\n').length;
      found.push(`${this.file}:${line}: ${reason}`);
    };
    walk(this.program, (node) => {
      if (!isJsx(node)) return;
      const reason = this.reasonAgainst(node);
      if (reason) report(node, reason);
    });
    for (const [name, value] of this.#values) {
      if (!/^[A-Z]/.test(name) || !value || !FUNCTIONS.test(value.type)) continue;
      const given = returnedBy(value)
        .filter((node) => node && !isJsx(node))
        .map((node) => this.kindsOf(node));
      if (given.some((one) => one.has('fixed') || one.has('bare') || one.has('text')))
        report(value, `${name} gives bare text`);
    }
    return found;
  }
}

/** The places where a text does not stand a translation. @param sources the texts of modules by their paths */
export function unsafeTexts(sources: Iterable<readonly [file: string, text: string]>): string[] {
  const modules = new Map<string, Module>();
  for (const [file, text] of sources) modules.set(file, new Module(file, text, modules));
  return [...modules.values()].flatMap((module) => module.violations());
}
