import type { ThemeColors } from './theme.ts';
import { colorRule, fontDeclarations, inThemeLayer, radiusDeclaration, type ThemeFonts } from './theme-css.ts';

/** A class and its rules. Equal options give the same class. */
export interface ScopeRule {
  className: string;
  css: string;
}

/** FNV-1a hash of a text, as letters and digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const KEPT = 32;
const known = new Map<string, ScopeRule>();

/** Caches rules: computing a brand takes milliseconds, and a server renders the same few brands repeatedly. */
function rememberedRule(key: string, css: (part: string) => string): ScopeRule {
  const found = known.get(key);
  if (found) return found;
  const className = `pm-theme-${hashOf(key)}`;
  const rule = { className, css: inThemeLayer(css(`:root .${className}`)) };
  if (known.size >= KEPT) known.clear();
  known.set(key, rule);
  return rule;
}

const warned = new Set<string>();

/** Returns the result of `make`, or undefined with one warning if it rejects a value: a wrong colour must not break the page. */
export function unlessRefused<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (warned.size >= KEPT) warned.clear();
    if (!warned.has(error.message)) console.warn(error.message);
    warned.add(error.message);
    return undefined;
  }
}

/** Colours for the elements of a class. */
export function colorScope(colors: ThemeColors): ScopeRule {
  return rememberedRule(`colors ${JSON.stringify(colors)}`, (part) => colorRule(part, colors));
}

/** A factor of all radii for the elements of a class. */
export function radiusScope(radius: number): ScopeRule {
  return rememberedRule(`radius ${radius}`, (part) => `${part}{${radiusDeclaration(radius)}}`);
}

/** Font families for the elements of a class. */
export function fontScope(font: string | ThemeFonts): ScopeRule {
  return rememberedRule(`font ${JSON.stringify(font)}`, (part) => `${part}{${fontDeclarations(font)}}`);
}
