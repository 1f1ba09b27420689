import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RegistryItem, readRegistry, withNeeded } from '../screens/registry.ts';
import { hashOf, readTaken, readText, type Taken, writeTaken, writeText } from '../screens/taken.ts';
import { type Terminal, UsageError } from './usage.ts';

/** The screens in the package; packing writes them. */
const folder = join(import.meta.dirname, '../registry');

const help = (registry: ReadonlyMap<string, RegistryItem>) => `Usage: storefront-devkit add <screen>… [options]

Copies screens of the reference store into this app, as source that is yours from then on, and installs the packages that they
need. It overwrites nothing: a file that you have changed stays as it is. promenade.json notes what was taken, for upgrades.

  --to <folder>   where the sources go; default: src/store; without src app/store, or store with Next
  --no-install    don't install packages

Screens:
${[...registry.values()]
  .filter(({ registryDependencies }) => registryDependencies.length > 0)
  .map(({ name, description }) => `  ${name.padEnd(14)}  ${description}`)
  .join('\n')}`;

const options = {
  to: { type: 'string' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `storefront-devkit add` in the folder of an app. */
export async function add(args: string[], { print }: Terminal): Promise<number> {
  const { values, positionals: names } = parseArgs({ args, options, allowPositionals: true });
  const registry = readRegistry(folder);
  if (values.help) {
    print(help(registry));
    return 0;
  }
  if (registry.size === 0) throw new UsageError('The screens are not part of this build: use the package from npm.');
  const unknown = names.find((name) => !registry.get(name)?.registryDependencies.length);
  if (unknown !== undefined) throw new UsageError(`There is no screen ${unknown}.\n\n${help(registry)}`);
  if (names.length === 0) throw new UsageError(help(registry));
  const app = process.cwd();
  const manifest = readText(join(app, 'package.json'));
  if (manifest === undefined)
    throw new UsageError('There is no package.json here: run this in the folder of your app.');

  const taken = readTaken(app) ?? { folder: values.to ?? defaultFolder(app, manifest), screens: [], files: {} };
  if (values.to !== undefined && values.to !== taken.folder)
    throw new UsageError(`This app has its screens in ${taken.folder}; they share files, so all go there.`);
  const items = new Set(names.flatMap((name) => withNeeded(registry, name)));
  const kept = copy(app, taken, items);
  taken.screens = [...new Set([...taken.screens, ...names])];
  writeTaken(app, taken);

  const missing = missingPackages(manifest, items);
  const command = ['install', ...missing];
  for (const name of names) print(`${name}: ${join(taken.folder, `screens/${name}.tsx`)}`);
  print(`Addresses that the screens link to: ${join(taken.folder, 'lib/paths.ts')}`);
  for (const path of kept) print(`Kept as you have it: ${join(taken.folder, path)}`);
  if (missing.length === 0) return 0;
  if (values['no-install']) {
    print(`Install what they need: npm ${command.join(' ')}`);
    return 0;
  }
  const [, manager = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '') ?? [];
  const installed = spawnSync(manager, manager === 'npm' ? command : ['add', ...missing], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return installed.status === 0 ? 0 : 1;
}

function defaultFolder(app: string, manifest: string): string {
  if (existsSync(join(app, 'src')) || !existsSync(join(app, 'app'))) return 'src/store';
  // In `app`, Next takes files named `route.ts` for routes.
  return /"next"\s*:/.test(manifest) ? 'store' : 'app/store';
}

/** Writes the files that the app does not have. Returns those that differ there. */
function copy(app: string, taken: Taken, items: Iterable<RegistryItem>): string[] {
  const kept: string[] = [];
  for (const { files } of items) {
    for (const { path, content } of files) {
      const target = join(app, taken.folder, path);
      const present = readText(target);
      if (present === undefined) writeText(target, content);
      else if (present !== content) kept.push(path);
      if (present === undefined || present === content) taken.files[path] = hashOf(content);
    }
  }
  return kept;
}

function missingPackages(manifest: string, items: Iterable<RegistryItem>): string[] {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  const present = { ...dependencies, ...devDependencies };
  const needed = new Set([...items].flatMap((item) => item.dependencies));
  return [...needed].filter((each) => !Object.hasOwn(present, each.slice(0, each.lastIndexOf('@'))));
}
