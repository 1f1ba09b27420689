import type { Plugin } from 'vite';

/** Packages that the bundle contains in several copies, with the paths of the copies. */
export function packagesTwice(moduleIds: Iterable<string>): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const id of moduleIds) {
    const match = /^(?<place>.*\/node_modules\/(?<name>@[^/]+\/[^/]+|[^/@.][^/]*))\//.exec(id);
    const { place, name } = match?.groups ?? {};
    if (!place || !name) continue;
    const known = places.get(name) ?? new Set();
    places.set(name, known.add(place));
  }
  return new Map([...places].filter(([, found]) => found.size > 1).map(([name, found]) => [name, [...found]]));
}

/** Fails the build when a package is bundled twice: that costs kilobytes and breaks contexts. */
export function singleCopies(): Plugin {
  return {
    name: 'single-copies',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      const twice = packagesTwice(ids);
      for (const [name, places] of twice) this.error(`${name} is bundled ${places.length} times: ${places.join(', ')}`);
    },
  };
}
