/** A class name, or nothing. */
export type ClassName = string | false | null | undefined;

/** Joins class names; leaves out what is empty. */
export function cx(...names: ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
