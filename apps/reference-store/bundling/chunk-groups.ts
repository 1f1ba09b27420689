import type { Rolldown } from 'vite';

/** What a module imports from these is led to the modules themselves before: see `direct-imports.ts`. */
const INDEX = /\/packages\/[\w-]+\/src\/(?:[\w-]+\/)?(?:index|overlays)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The first module, the table that loads the pages, and the kinds of pages on which visitors arrive: products, home, lists. */
export interface Entries {
  entry: string;
  table: string;
  kinds: { product: readonly string[]; home: readonly string[]; list: readonly string[] };
  /** Parts of every page that servers render, whose code is loaded later. */
  late: readonly string[];
}

const STYLE = /\.css(?:\.ts)?(?:$|\.vanilla|\?)/;

/**
 * Files of the build. Few files compress and travel better than many: what every page needs is one, with the styles of what
 * servers render in it, and with what a product shares with home or a list. What else the pages load on which visitors arrive is a file for each set of them, apart from what further
 * pages load too. The bundler splits the rest by who needs it.
 */
export function chunkGroups({ entry, table, kinds, late }: Entries): Rolldown.CodeSplittingGroup[] {
  const firstPages = Object.values(kinds).flat();
  let closures: [string, ReadonlySet<string>][] | undefined;
  let further: ReadonlySet<string> | undefined;
  let ofLate: ReadonlySet<string> | undefined;
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
        ofLate ??= closureOf(late, modules);
        const isShell =
          id === entry || (users.includes('product') && users.length > 1) || (STYLE.test(id) && ofLate.has(id));
        return isShell ? 'shell' : null;
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
