/** Names of the design tokens that a shop may set. */
const NAME = /^--pm-[a-z][a-z0-9-]{0,60}$/;
/** Colours, lengths, numbers and font names. Excludes characters that could end a declaration or start another one. */
const VALUE = /^[\w\s#%.,()'"+*/-]{1,200}$/;
const LOADS = /url|image|expression|var\s*\(|\/\*|element\s*\(|attr\s*\(/i;

/** The design tokens of a shop that are safe in a stylesheet: valid names, and values that cannot load resources. */
export function themeTokens(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).filter(([name, value]) => NAME.test(name) && VALUE.test(value) && !LOADS.test(value)),
  );
}
