/** The characters of a code, without the spaces and dashes that mails put between them. */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u2010-\u2015-]/g, '');

/** The code in a field after a change, and the position of the caret in it. What was typed replaces the characters after it in a full code. */
export function typedCode(
  text: string,
  caret: number,
  length = Number.POSITIVE_INFINITY,
): { code: string; caret: number } {
  const before = withoutSpaces(text.slice(0, caret)).slice(0, length);
  const after = withoutSpaces(text.slice(caret));
  const excess = Math.max(0, before.length + after.length - length);
  return { code: before + after.slice(excess), caret: before.length };
}
