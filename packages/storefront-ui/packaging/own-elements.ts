/*
 * Narrows the reset of the whole page to elements of the library. Class names of the library carry its version, so an
 * attribute selector finds every element that has one.
 */

/** Selectors that match the document itself; no component renders such an element. */
const IS_DOCUMENT = /^(html|body|:root|::selection)/;
/** Selectors of elements that carry theme attributes. The shop may set them on its own elements. */
const IS_THEMED = /^\[data-/;

function narrowed(selector: string, marker: string): string | undefined {
  if (IS_DOCUMENT.test(selector)) return undefined;
  if (IS_THEMED.test(selector)) return selector;
  const [, tag = '', rest = ''] = /^(\*|[a-z][a-z\d]*)?(.*)$/.exec(selector) ?? [];
  return `${tag === '*' ? '' : tag}${marker}${rest}`;
}

/** Index of the brace that closes the block opened before `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the stylesheet is not closed.');
}

/** Narrows every selector to elements of the library and drops rules for the document. */
export function narrowToOwn(css: string, prefix: string): string {
  const marker = `[class*="${prefix}"]`;
  let narrow = '';
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const prelude = css.slice(css.lastIndexOf(';', open) >= at ? css.lastIndexOf(';', open) + 1 : at, open).trim();
    const end = endOfBlock(css, open + 1);
    const body = css.slice(open + 1, end);
    at = end + 1;
    if (prelude.startsWith('@font-face')) continue;
    if (prelude.startsWith('@')) {
      const inner = narrowToOwn(body, prefix);
      if (inner) narrow += `${prelude} {\n${inner}}\n`;
      continue;
    }
    const selectors = prelude.split(/,\s*/).flatMap((selector) => narrowed(selector, marker) ?? []);
    if (selectors.length > 0) narrow += `${selectors.join(', ')} {${body}}\n`;
  }
  return narrow;
}

/**
 * Undoes unlayered rules of the page on elements of the library, so that `* { padding: 0 }` or `button { border-radius: 0 }`
 * change nothing in components. The undoing rule has the specificity of three tags, so a class of the shop wins over it. Resets
 * also select controls by `[type]`, which has the specificity of a class; those values are protected from classes, too.
 */
export function withoutForeignReset(prefix: string): string {
  const own = `:where([class*="${prefix}"])`;
  const [all, control] = [`${own}:not(x x x)`, `${own}[type][type]:not(x x x)`];
  return `${control} { appearance: revert-layer; cursor: revert-layer; }
${own}[type="search"]:not(x x x) { outline-offset: revert-layer; }
${all}, ${all}::before, ${all}::after, ${all}::placeholder, ${all}::marker { all: revert-layer; }
`;
}
