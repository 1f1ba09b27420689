/** The short name of a shop out of its title: "Promenade" of "Promenade, a walk past many shops". */
export function brandName(title: string): string {
  return title.split(/\s*(?:[,|–—:]\s)/)[0]?.trim() || title;
}
