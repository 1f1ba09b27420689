import type { Rolldown } from 'vite';

/** What a module imports from these is led to the modules themselves before: see `direct-imports.ts`. */
const INDEX = /\/packages\/[\w-]+\/src\/(?:[\w-]+\/)?(?:index|overlays)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Where the shop's code begins. */
export interface Entries {
  /** The first module, and the table that loads the pages. */
  entry: string;
  table: string;
  /** The kinds of pages on which visitors arrive: products, home, lists. */
  kinds: { product: readonly string[]; home: readonly string[]; list: readonly string[] };
  /** What opens over any page. */
  panels: Readonly<Record<string, readonly string[]>>;
  /** Parts of every page that servers render, whose code is loaded later. */
  late: readonly string[];
}

const STYLE = /\.css(?:\.ts)?(?:$|\.vanilla|\?)/;

/**
 * Files of the build. Few files compress and travel better than many: what every page needs is one, with the styles of what
 * servers render in it, and with what a product shares with home or a list. What else the pages load on which visitors arrive
 * is a file for each set of them, apart from what panels or further pages load too; so is the rest of what panels load. The
 * bundler splits all else by who needs it.
 */
export function chunkGroups({ entry, table, kinds, panels, late }: Entries): Rolldown.CodeSplittingGroup[] {
  const firstPages = Object.values(kinds).flat();
  const ofLate = closure(late);
  const kindsOf = usersIn(kinds);
  const panelsOf = usersIn(panels);
  let further: ReadonlySet<string> | undefined;
  /** Whether another page loads a module than those on which visitors arrive. */
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

/** Finds the starts, by name, that load a module. A start itself is a file of its own. */
function usersIn(starts: Readonly<Record<string, readonly string[]>>) {
  const own = new Set(Object.values(starts).flat());
  const closures = Object.entries(starts).map(([name, modules]) => [name, closure(modules)] as const);
  return (id: string, modules: Modules): string[] =>
    own.has(id) ? [] : closures.filter(([, reached]) => reached(modules).has(id)).map(([name]) => name);
}

/** The closure of modules, found when it is first asked for. */
function closure(starts: readonly string[]) {
  let reached: ReadonlySet<string> | undefined;
  return (modules: Modules) => {
    reached ??= closureOf(starts, modules);
    return reached;
  };
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
