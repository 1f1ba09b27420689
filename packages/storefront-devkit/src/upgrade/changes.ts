/** What an app must change for a version. Each changeset that renames something adds to `changes.json`. */
export interface VersionChanges {
  /** The version that has the changes. */
  version: string;
  /** Exports with another name. */
  exports?: readonly { module: string; from: string; to: string }[];
  /** Entries with another address: `@promenade/storefront-hooks/auth`. */
  modules?: readonly { from: string; to: string }[];
  /** Props of components with another name. */
  props?: readonly { module: string; component: string; from: string; to: string }[];
  /** Values of props, texts as written in quotes: `variant="ghost"`. */
  propValues?: readonly { module: string; component: string; prop: string; from: string; to: string }[];
  /** Options with another name, in the first argument of an exported function. */
  options?: readonly { module: string; function: string; from: string; to: string }[];
  /** Removed exports. The advice is one sentence. */
  removed?: readonly { module: string; name: string; advice: string }[];
  /** Words of the components with another key, as a path: `shop.stock.soldOut`. Only its last part may change. */
  words?: readonly { from: string; to: string }[];
  /** Calls with another id: `orders.create`. Its function has a row in `exports`. */
  calls?: readonly { from: string; to: string }[];
  /** CSS variables with another name. */
  cssVariables?: readonly { from: string; to: string }[];
  /** Changes that a developer has to make by hand, one sentence each. */
  byHand?: readonly string[];
}

/** -1, 0 or 1, by `major.minor.patch`; a pre-release counts as its release. */
export function compareVersions(one: string, other: string): number {
  const partsOf = (version: string) => (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '0.0.0').split('.').map(Number);
  const [a, b] = [partsOf(one), partsOf(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? 0 : Math.sign((a[index] ?? 0) - (b[index] ?? 0));
}
