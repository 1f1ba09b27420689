const ID_MAX = 2_147_483_647;

/** Ids that a caller has joined by commas, each once; numbers that no row can have are left out. */
export function idsIn(text: string): number[] {
  return [...new Set(text.split(',').map(Number))].filter((id) => id > 0 && id <= ID_MAX);
}
