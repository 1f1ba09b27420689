import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryItem, readRegistry, withNeeded } from '../screens/registry.ts';
import { hashOf, readTaken, readText, type Taken, writeTaken, writeText } from '../screens/taken.ts';
import { compareVersions, type VersionChanges } from './changes.ts';
import { renameIn, renameVariables } from './rename.ts';
import { mergeTexts } from './three-way.ts';

/** The packages that move together. */
const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'].map(
  (name) => `@promenade/${name}`,
);

export interface UpgradeOptions {
  /** Folder of the app. */
  app: string;
  /** Folder of the devkit with the new version. */
  devkit: string;
  /** Whether to report the changes without writing them. */
  dryRun: boolean;
}

export interface UpgradeReport {
  from: string;
  to: string;
  /** Files that are written, with the reason. */
  changed: { path: string; reason: string }[];
  /** Taken files whose new version conflicts with changes of the app. The new version is written next to them. */
  conflicts: { path: string; beside: string }[];
  /** Files that cannot be parsed, and changes that a developer has to make by hand. */
  byHand: string[];
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

/** Moves an app to the version of a devkit: versions, names, taken screens. Nothing is installed. */
export function upgrade({ app, devkit, dryRun }: UpgradeOptions): UpgradeReport {
  const manifestPath = join(app, 'package.json');
  const manifestText = readFileSync(manifestPath, 'utf8');
  const { version: to } = JSON.parse(readFileSync(join(devkit, 'package.json'), 'utf8')) as { version: string };
  const from = versionOf(JSON.parse(manifestText));
  const table = JSON.parse(readFileSync(join(devkit, 'dist/changes.json'), 'utf8')) as VersionChanges[];
  const due = table
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .toSorted((a, b) => compareVersions(a.version, b.version));

  const report: UpgradeReport = {
    from,
    to,
    changed: [],
    conflicts: [],
    byHand: due.flatMap(({ byHand = [] }) => byHand),
  };
  /** Files to write at the end, so that a failure leaves the app unchanged. */
  const written = new Map<string, string>();
  const write = (path: string, text: string, reason: string) => {
    written.set(path, text);
    report.changed.push({ path, reason });
  };

  const taken = readTaken(app);
  const screens = taken && mergeScreens(app, devkit, taken, due, report);
  for (const [path, text] of screens?.texts ?? []) write(path, text, 'screen of the store');

  for (const path of sourcesOf(app)) {
    if (taken && path.startsWith(`${taken.folder}/`)) continue;
    const text = readFileSync(join(app, path), 'utf8');
    const renamed = renameAll(path, text, due, report);
    if (renamed !== text) write(path, renamed, 'names of the new version');
  }
  const manifest = withVersions(manifestText, to);
  if (manifest !== manifestText) write('package.json', manifest, `version ${to}`);

  if (!dryRun) {
    for (const [path, text] of written) writeText(join(app, path), text);
    for (const [path, text] of screens?.beside ?? []) writeText(join(app, path), text);
    if (screens) writeTaken(app, screens.taken);
  }
  return report;
}

/** The version that an app has, by its manifest. */
function versionOf({ dependencies, devDependencies }: Manifest): string {
  const ranges = { ...devDependencies, ...dependencies };
  for (const name of packages) {
    const version = /\d+\.\d+\.\d+/.exec(ranges[name] ?? '')?.[0];
    if (version) return version;
  }
  throw new Error('package.json names none of the packages @promenade/storefront-* with a version.');
}

/** A manifest with another version of the packages; its other characters stay. Ranges keep their `^` or `~`. */
function withVersions(text: string, version: string): string {
  return packages.reduce(
    (changed, name) => changed.replace(new RegExp(`("${name}"\\s*:\\s*"[\\^~]?)\\d[^"]*"`), `$1${version}"`),
    text,
  );
}

/** Modules and stylesheets of an app, by their paths. */
function sourcesOf(app: string, folder = ''): string[] {
  return readdirSync(join(app, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return /^(?:node_modules|dist|build|\..*)$/.test(entry.name) ? [] : sourcesOf(app, path);
    return /\.(?:[mc]?[jt]s|[jt]sx|css|astro|vue|svelte)$/.test(entry.name) ? [path] : [];
  });
}

function renameAll(path: string, text: string, due: readonly VersionChanges[], report: UpgradeReport): string {
  if (path.endsWith('.css')) return due.reduce(renameVariables, text);
  if (/\.(?:[mc]?[jt]s|[jt]sx)$/.test(path)) {
    try {
      return due.reduce((changed, changes) => {
        const renamed = renameIn(path, changed, changes);
        for (const each of renamed.byHand) if (!report.byHand.includes(each)) report.byHand.push(each);
        return renamed.text;
      }, text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  const old = due.flatMap(({ exports = [], modules = [], removed = [] }) => [
    ...[...exports, ...modules].map(({ from }) => from),
    ...removed.map(({ name }) => name),
  ]);
  const found = old.filter((name) => new RegExp(`(?<![\\w-])${name.replace(/[/@.]/g, '\\$&')}(?![\\w-])`).test(text));
  if (found.length > 0)
    report.byHand.push(`${path} names ${found.join(', ')}; the table of changes has the new names.`);
  return text;
}

interface Merged {
  taken: Taken;
  texts: Map<string, string>;
  /** New versions that are written next to files of the app. */
  beside: Map<string, string>;
}

/** Brings taken screens to the new version: three ways where the app has changed them. */
function mergeScreens(
  app: string,
  devkit: string,
  taken: Taken,
  due: readonly VersionChanges[],
  report: UpgradeReport,
): Merged {
  const next = filesOf(readRegistry(join(devkit, 'dist/registry')), taken.screens);
  const installed = filesOf(
    readRegistry(join(app, 'node_modules/@promenade/storefront-devkit/dist/registry')),
    taken.screens,
  );
  const merged: Merged = { taken: { ...taken, files: { ...taken.files } }, texts: new Map(), beside: new Map() };
  for (const [file, content] of next) {
    const path = `${taken.folder}/${file}`;
    const own = readText(join(app, path));
    const known = taken.files[file];
    // Files that the app has deleted stay deleted.
    if (own === undefined && known !== undefined) continue;
    merged.taken.files[file] = hashOf(content);
    if (own === content) continue;
    if (own === undefined || hashOf(own) === known) {
      merged.texts.set(path, content);
      continue;
    }
    const base = installed.get(file);
    if (base === content) continue;
    // The names of both sides are those of the new version, so that a renamed name is no conflict.
    const both =
      base !== undefined && hashOf(base) === known
        ? mergeTexts(renameAll(path, base, due, report), renameAll(path, own, due, report), content)
        : undefined;
    if (both !== undefined) merged.texts.set(path, both);
    else {
      const beside = `${path}.new`;
      merged.beside.set(beside, content);
      report.conflicts.push({ path, beside });
    }
  }
  for (const file of Object.keys(taken.files)) {
    if (next.has(file)) continue;
    delete merged.taken.files[file];
    if (existsSync(join(app, taken.folder, file)))
      report.byHand.push(`${taken.folder}/${file} is not part of the screens any more; it stays where it is.`);
  }
  return merged;
}

function filesOf(registry: ReadonlyMap<string, RegistryItem>, names: readonly string[]): Map<string, string> {
  const items = names.flatMap((name) => withNeeded(registry, name));
  return new Map(items.flatMap(({ files }) => files.map(({ path, content }) => [path, content] as const)));
}
