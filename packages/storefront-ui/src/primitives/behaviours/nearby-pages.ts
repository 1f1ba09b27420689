/** Numbers of the first page, the last page and the neighbours of the current page, sorted. */
export function nearbyPages(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  return [...wanted].filter((number) => number >= 1 && number <= pages).sort((one, other) => one - other);
}
