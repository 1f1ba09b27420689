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
