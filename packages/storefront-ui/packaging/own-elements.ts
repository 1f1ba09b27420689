/*
 * The reset of the whole page, narrowed to the elements of the library. A class name of the library carries its version,
 * so that an attribute selector finds every element that it styles.
 */

/** What resets of other authors set. */
const RESET_PROPERTIES = [
  'appearance',
  'background',
  'border',
  'box-shadow',
  'box-sizing',
  'color',
  'cursor',
  'display',
  'font',
  'letter-spacing',
  'list-style',
  'margin',
  'max-width',
  'min-width',
  'outline',
  'padding',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
];

/** Selectors of the document itself, which no component renders. */
const IS_DOCUMENT = /^(html|body|:root|::selection)/;
/** Sections that a theme is given to, which may be the shop's own elements. */
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

/** Narrows every selector to elements of the library; leaves out what concerns the document. */
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
 * Rolls foreign rules back on elements of the library, so that `* { padding: 0 }` or `button { background: none }` outside
 * of layers change nothing there. The rule is as specific as three tags: a class of the shop wins over it.
 */
export function withoutForeignReset(prefix: string): string {
  const own = `:where([class*="${prefix}"]):not(x x x)`;
  const declarations = RESET_PROPERTIES.map((property) => `  ${property}: revert-layer;\n`).join('');
  return `${own}, ${own}::before, ${own}::after {\n${declarations}}\n`;
}
