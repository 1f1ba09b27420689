import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A screen of the reference store, or what all screens share, in the format of shadcn's registries. */
export interface RegistryItem {
  name: string;
  description: string;
  /** Packages of npm with their versions, `name@version`. */
  dependencies: string[];
  /** Other items that it needs: the paths of their files from the folder of an app. */
  registryDependencies: string[];
  /** Paths in the folder of taken sources. */
  files: { path: string; content: string }[];
}

/** Reads a registry in a folder, by the names of its items. Empty where the folder is missing. */
export function readRegistry(folder: string): Map<string, RegistryItem> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const items = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RegistryItem);
  return new Map(items.map((item) => [item.name, item]));
}

/** An item with all items that it needs, those first. */
export function withNeeded(registry: ReadonlyMap<string, RegistryItem>, name: string): RegistryItem[] {
  const item = registry.get(name);
  if (!item) return [];
  return [...item.registryDependencies.flatMap((path) => withNeeded(registry, basename(path, '.json'))), item];
}
