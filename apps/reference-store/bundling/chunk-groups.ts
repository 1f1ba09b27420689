import type { Rolldown } from 'vite';

/** What a module imports from these is led to the modules themselves before: see `direct-imports.ts`. */
const INDEX = /\/packages\/[\w-]+\/src\/(?:[\w-]+\/)?(?:index|overlays)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The first module, the table that loads the pages, and the kinds of pages on which visitors arrive: products, home, lists. */
export interface Entries {
  entry: string;
  table: string;
  kinds: { product: readonly string[]; home: readonly string[]; list: readonly string[] };
}

/**
 * Files of the build. Few files compress and travel better than many: what every page needs is one, with what a product shares
 * with home or a list. What else the pages load on which visitors arrive is a file for each set of them, apart from what further
 * pages load too. The bundler splits the rest by who needs it.
 */
export function chunkGroups({ entry, table, kinds }: Entries): Rolldown.CodeSplittingGroup[] {
  const firstPages = Object.values(kinds).flat();
  let closures: [string, ReadonlySet<string>][] | undefined;
  let further: ReadonlySet<string> | undefined;
  /** Kinds of pages that load a module. A page itself is a file of its own. */
  const usersOf = (id: string, modules: Modules) => {
    closures ??= Object.entries(kinds).map(([kind, pages]) => [kind, closureOf(pages, modules)]);
    return firstPages.includes(id) ? [] : closures.filter(([, closure]) => closure.has(id)).map(([kind]) => kind);
  };
  return [
    {
      debugName: 'shell',
      priority: 2,
      name(id, modules) {
        const users = usersOf(id, modules);
        return id === entry || (users.includes('product') && users.length > 1) ? 'shell' : null;
      },
    },
    {
      debugName: 'pages on which visitors arrive',
      priority: 1,
      includeDependenciesRecursively: false,
      name(id, modules) {
        const users = usersOf(id, modules);
        if (users.length === 0) return null;
        further ??= closureOf(
          (modules.getModuleInfo(table)?.dynamicallyImportedIds ?? []).filter((page) => !firstPages.includes(page)),
          modules,
        );
        return [...users, ...(further.has(id) ? ['shared'] : [])].join('-');
      },
    },
  ];
}

/** Modules and all that they import, themselves or through others. */
function closureOf(starts: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (module: string) => {
    if (reached.has(module) || INDEX.test(module)) return;
    reached.add(module);
    modules.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  starts.forEach(visit);
  return reached;
}
