import type { Rolldown } from 'vite';

/** Index modules. Imports from them were already replaced by imports of the modules themselves: see `direct-imports.ts`. */
const INDEX = /\/packages\/[\w-]+\/src\/(?:[\w-]+\/)?(?:index|overlays)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules from which the groups of the build are computed. */
export interface Entries {
  /** The entry module, and the table that loads the pages. */
  entry: string;
  table: string;
  /** The kinds of pages on which visitors arrive: products, home, lists, search results. */
  kinds: Readonly<Record<'product' | 'home' | 'list' | 'results', readonly string[]>>;
  /** Panels that open over any page. */
  panels: Readonly<Record<string, readonly string[]>>;
  /** Parts of every page that servers render, whose code is loaded later. */
  late: readonly string[];
}

const STYLE = /\.css(?:\.ts)?(?:$|\.vanilla|\?)/;

/**
 * Groups the modules into files. A few larger files compress and load better than many small ones. One file has the modules that every page needs,
 * the styles of server-rendered parts, and the modules that product pages share with home or lists. Other modules of landing pages are grouped by the
 * set of pages that use them, unless panels or further pages use them too; the same goes for the other modules of panels. The bundler splits
 * everything else by its importers.
 */
export function chunkGroups({ entry, table, kinds, panels, late }: Entries): Rolldown.CodeSplittingGroup[] {
  const firstPages = Object.values(kinds).flat();
  const ofLate = closure(late);
  const kindsOf = usersIn(kinds);
  const panelsOf = usersIn(panels);
  let further: ReadonlySet<string> | undefined;
  /** Whether a page on which visitors do not arrive loads the module. */
  const isFurther = (id: string, modules: Modules) => {
    const pages = modules.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
    further ??= closureOf(
      pages.filter((page) => !firstPages.includes(page)),
      modules,
    );
    return further.has(id);
  };
  return [
    {
      debugName: 'shell',
      priority: 2,
      name(id, modules) {
        const users = kindsOf(id, modules);
        const isShell =
          id === entry ||
          (users.includes('product') && users.length > 1) ||
          (STYLE.test(id) && ofLate(modules).has(id));
        return isShell ? 'shell' : null;
      },
    },
    {
      debugName: 'pages on which visitors arrive',
      priority: 1,
      includeDependenciesRecursively: false,
      name(id, modules) {
        const users = kindsOf(id, modules);
        if (users.length === 0) return null;
        if (panelsOf(id, modules).length > 0) users.push('panels');
        else if (isFurther(id, modules)) users.push('shared');
        return users.join('-');
      },
    },
    {
      debugName: 'panels',
      includeDependenciesRecursively: false,
      name(id, modules) {
        return panelsOf(id, modules).join('-') || null;
      },
    },
  ];
}

/** Finds the names of the entries that load a module. The entries themselves are separate files. */
function usersIn(starts: Readonly<Record<string, readonly string[]>>) {
  const own = new Set(Object.values(starts).flat());
  const closures = Object.entries(starts).map(([name, modules]) => [name, closure(modules)] as const);
  return (id: string, modules: Modules): string[] =>
    own.has(id) ? [] : closures.filter(([, reached]) => reached(modules).has(id)).map(([name]) => name);
}

/** The transitive imports of modules, computed on first use. */
function closure(starts: readonly string[]) {
  let reached: ReadonlySet<string> | undefined;
  return (modules: Modules) => {
    reached ??= closureOf(starts, modules);
    return reached;
  };
}

/** Modules with their transitive imports. */
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
