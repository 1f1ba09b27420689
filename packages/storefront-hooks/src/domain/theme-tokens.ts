/** Names of the design tokens that a shop may set. */
const NAME = /^--pm-[a-z][a-z0-9-]{0,60}$/;
/** Colours, lengths, numbers and names of fonts; nothing that loads, ends a declaration or begins another one. */
const VALUE = /^[\w\s#%.,()'"+*/-]{1,200}$/;
const LOADS = /url|image|expression|var\s*\(|\/\*|element\s*\(|attr\s*\(/i;

/** The design tokens of a shop that may stand in a stylesheet: known names with values that do nothing else. */
export function themeTokens(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).filter(([name, value]) => NAME.test(name) && VALUE.test(value) && !LOADS.test(value)),
  );
}
