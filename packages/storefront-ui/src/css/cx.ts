/** A class name, or nothing. */
export type ClassName = string | false | null | undefined;

/** Joins class names and skips empty ones. A loop, because it runs for every element of a list of cards. */
export function cx(...names: ClassName[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}

/** `cx` for a list. */
export const joinClasses = (names: readonly ClassName[]): string | undefined => cx(...names);
