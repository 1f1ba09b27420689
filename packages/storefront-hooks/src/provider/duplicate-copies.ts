declare const process: { env: { NODE_ENV?: string } } | undefined;

const registryKey = Symbol.for('@promenade/storefront-hooks');
/** Identifies this copy of the package. */
const copy = {};

/** Warns once, in development, when another copy of this package has rendered a provider on the page. */
export function warnOfDuplicateCopies(): void {
  // Written so that bundlers remove the following code from production builds.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const page = globalThis as { [registryKey]?: { copies: Set<object>; hasWarned: boolean } };
  page[registryKey] ??= { copies: new Set(), hasWarned: false };
  const registry = page[registryKey];
  registry.copies.add(copy);
  if (registry.copies.size < 2 || registry.hasWarned) return;
  registry.hasWarned = true;
  console.warn(
    'Two copies of @promenade/storefront-hooks are on this page; hooks of one do not see the provider of the other. Run `npm ls @promenade/storefront-hooks` and install one version, or add `resolve.dedupe` to the bundler.',
  );
}
