import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';
import postcss from 'postcss';

/*
 * Finds features of a script or stylesheet that a supported browser lacks, according to MDN's compatibility data. Methods are recognised by name, so
 * a name that an older interface also has is not reported.
 */

interface Compat {
  support: Readonly<Record<string, Support | readonly Support[]>>;
}
interface Support {
  version_added: string | boolean | null;
  flags?: unknown;
  prefix?: string;
}
interface Features {
  readonly [name: string]: Features;
}
type Feature = Features & { readonly __compat?: Compat };

const require = createRequire(import.meta.url);
const { css, html, javascript, api } = require('@mdn/browser-compat-data') as Record<string, Features>;

/** Oldest supported version of each browser. */
export type Browsers = Readonly<Record<string, number>>;

/** Version in which a browser added a feature, without flags and prefixes. */
function addedIn(given: Support | readonly Support[] | undefined): number {
  const all = [given ?? []].flat() as Support[];
  const versions = all.flatMap(({ version_added: added, flags, prefix }) =>
    typeof added === 'string' && !flags && !prefix ? [Number.parseFloat(added.replace('≤', ''))] : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

/** The browsers that lack a feature, such as `firefox 127`. */
function lacking(feature: Feature | undefined, browsers: Browsers): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(browsers).flatMap(([browser, version]) => {
    const added = support[browser] ? addedIn(support[browser]) : 0;
    return added <= version ? [] : [`${browser} ${Number.isFinite(added) ? added : 'never'}`];
  });
}

const described = (name: string, missing: readonly string[]): string[] =>
  missing.length > 0 ? [`${name}: ${missing.join(', ')}`] : [];

/** Interfaces of global objects whose names differ. */
const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
};

const own = (features: Features | undefined, name: string): Feature | undefined =>
  features && Object.hasOwn(features, name) ? (features[name] as Feature) : undefined;

/** For each method name, all interfaces in pages that have it. Names of rare interfaces are omitted, because our objects have fields with the same names. */
const members = new Map<string, Feature[]>();
const ofPages = [
  'Element',
  'HTMLElement',
  'Node',
  'Document',
  'EventTarget',
  'Event',
  'HTMLDialogElement',
  'Response',
  'Blob',
];
for (const features of [...Object.values(javascript?.builtins ?? {}), ...ofPages.map((name) => own(api, name))]) {
  for (const [name, feature] of Object.entries(features ?? {})) {
    if (name === '__compat' || name.endsWith('_static') || name.endsWith('_event')) continue;
    members.set(name, [...(members.get(name) ?? []), feature as Feature]);
  }
}

type Node = { type: string; [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

function* nodesOf(root: Node): Generator<Node> {
  yield root;
  for (const child of childrenOf(root)) yield* nodesOf(child);
}

/** Selectors that scripts pass to the browser. */
const SELECTING = /^(?:matches|closest|querySelector|querySelectorAll)$/;

/** Names of the attributes of HTML elements: in JSX, and in the calls that compilers make of it. */
function* attributesIn(nodes: readonly Node[]): Generator<[tag: string, attribute: string]> {
  for (const node of nodes) {
    if (node.type === 'JSXOpeningElement') {
      const tag = (node.name as { name?: unknown }).name;
      for (const { name } of node.attributes as { name?: { name?: unknown } }[]) {
        if (typeof tag === 'string' && typeof name?.name === 'string') yield [tag, name.name.toLowerCase()];
      }
    }
    if (node.type !== 'CallExpression') continue;
    const [tag, props] = node.arguments as { value?: unknown; properties?: { key?: { name?: unknown } }[] }[];
    if (typeof tag?.value !== 'string' || !/^[a-z]+$/.test(tag.value)) continue;
    for (const { key } of props?.properties ?? []) {
      if (typeof key?.name === 'string') yield [tag.value, key.name.toLowerCase()];
    }
  }
}

/** Features of a script that some of the browsers lack. */
export function tooNewInScript(file: string, code: string, browsers: Browsers): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Set<string>();
  const note = (name: string, feature: Feature | undefined) => {
    for (const line of described(name, lacking(feature, browsers))) found.add(line);
  };
  const nodes = [...nodesOf(program as unknown as Node)];
  const called = new Set(nodes.filter(({ type }) => type === 'CallExpression').map(({ callee }) => callee));
  for (const [tag, attribute] of attributesIn(nodes)) {
    const feature = own(own(html?.elements, tag), attribute) ?? own(html?.global_attributes, attribute);
    note(`<${tag} ${attribute}>`, feature);
  }
  for (const node of nodes) {
    if (node.type === 'NewExpression') {
      const name = nameOf(node.callee);
      if (name) note(`new ${name}`, own(javascript?.builtins, name) ?? own(api, name));
    }
    if (node.type !== 'MemberExpression' || node.computed) continue;
    const member = nameOf(node.property);
    const object = nameOf(node.object);
    if (!member) continue;
    const builtin = object ? own(javascript?.builtins, object) : undefined;
    const known = object ? (builtin ?? own(api, object) ?? own(api, instances[object] ?? '')) : undefined;
    if (known) {
      note(`${object}.${member}`, own(known, builtin ? member : `${member}_static`) ?? own(known, member));
      continue;
    }
    if (!called.has(node)) continue;
    const all = members.get(member) ?? [];
    const missing = all.map((feature) => lacking(feature, browsers));
    if (all.length > 0 && missing.every((each) => each.length > 0)) note(`.${member}`, all[0]);
  }
  for (const node of nodes) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') continue;
    if (!SELECTING.test(nameOf(node.callee.property) ?? '')) continue;
    for (const part of (node.arguments as Node[]).flatMap((argument) => [...nodesOf(argument)])) {
      const text = part.type === 'Literal' ? part.value : (part.value as { raw?: string } | undefined)?.raw;
      if (typeof text === 'string') for (const line of tooNewInSelector(text, browsers)) found.add(line);
    }
  }
  return [...found].sort();
}

function tooNewInSelector(selector: string, browsers: Browsers): string[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  return names.flatMap((name) => described(`:${name}`, lacking(own(css?.selectors, name), browsers)));
}

/** Features of a stylesheet that some of the browsers lack. */
export function tooNewInStyles(styles: string, browsers: Browsers): string[] {
  const found = new Set<string>();
  const note = (lines: readonly string[]) => {
    for (const line of lines) found.add(line);
  };
  postcss.parse(styles).walk((node) => {
    if (node.type === 'atrule') note(described(`@${node.name}`, lacking(own(css?.['at-rules'], node.name), browsers)));
    if (node.type === 'rule') note(tooNewInSelector(node.selector, browsers));
    if (node.type !== 'decl' || node.prop.startsWith('--')) return;
    const property = own(css?.properties, node.prop);
    note(described(node.prop, lacking(property, browsers)));
    if (/^[a-z-]+$/.test(node.value)) {
      note(described(`${node.prop}: ${node.value}`, lacking(own(property, node.value), browsers)));
    }
    for (const [, name = ''] of node.value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
      note(described(`${name}()`, lacking(own(css?.types, name), browsers)));
    }
  });
  return [...found].sort();
}
