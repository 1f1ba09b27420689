import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { type AddressRules, allowedTags, allowedValue, isAllowedInput, isHookForm, removedTags } from './profile.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Addresses that forms submit to before scripts run, by the name of their hook. */
export interface FormTargets {
  /** Path of the search page, which receives the words as `title`. */
  search?: string | undefined;
  /** Path that receives the `email` of a newsletter form by POST. */
  newsletter?: string | undefined;
}

/** Maximum depth to which browsers nest elements. */
const DEPTH_MAX = 256;
/** Maximum number of elements. Unclosed formatting is repeated in each paragraph, so a few kilobytes can become millions of elements. */
const ELEMENTS_MAX = 50_000;
const voidTags = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const isElement = (node: Node): node is Element => 'tagName' in node;

function attributesOf({ tagName, attrs }: Element, rules: AddressRules, forms: FormTargets): string {
  const kept = new Map<string, string>();
  for (const { name, value, prefix } of attrs) {
    const allowed = prefix ? undefined : allowedValue(tagName, name, value, rules);
    if (allowed !== undefined) kept.set(name, allowed);
  }
  if (kept.has('target')) kept.set('rel', 'noopener');
  if (tagName === 'form') {
    const isSearch = kept.has('data-pm-search');
    const action = isSearch ? forms.search : kept.has('data-pm-newsletter') ? forms.newsletter : undefined;
    if (action) kept.set('action', action).set('method', isSearch ? 'get' : 'post');
  }
  return [...kept].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}

function parse(html: string): Node[] {
  let count = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      count += 1;
      if (count > ELEMENTS_MAX) throw new Error(`The page has more than ${ELEMENTS_MAX} elements.`);
      return defaultTreeAdapter.createElement(...element);
    },
  };
  return parseFragment(html, { treeAdapter }).childNodes;
}

/**
 * Sanitises an owner's HTML on the server. It is parsed as browsers parse it and serialised from the allowed nodes only,
 * without foreign content, comments and raw text, so that no browser parses it differently. Throws if it is too large.
 */
export function sanitizeOnServer(html: string, rules: AddressRules, forms: FormTargets = {}): string {
  function write(nodes: readonly Node[], depth: number): string {
    return depth > DEPTH_MAX ? '' : nodes.map((node) => writeNode(node, depth)).join('');
  }
  function writeNode(node: Node, depth: number): string {
    if ('value' in node) return escapeHtml(node.value);
    if (!isElement(node)) return '';
    const { tagName, attrs, childNodes, namespaceURI } = node;
    if (removedTags.has(tagName) || namespaceURI !== 'http://www.w3.org/1999/xhtml') return '';
    const content = write(childNodes, depth + 1);
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
    if (!allowedTags.has(tagName)) return content;
    if (tagName === 'input' && !isAllowedInput(attribute('type'))) return '';
    if (tagName === 'form' && !isHookForm((name) => attribute(name) !== undefined)) return content;
    const open = `<${tagName}${attributesOf(node, rules, forms)}>`;
    return voidTags.has(tagName) ? open : `${open}${content}</${tagName}>`;
  }
  return write(parse(html), 0);
}
