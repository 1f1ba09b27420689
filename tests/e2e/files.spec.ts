import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './shop.ts';

/* A file in the build's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
}

const client = join(import.meta.dirname, '../../apps/reference-store/dist/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** Files of modules, with their imports. */
function filesOf(...modules: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    expect(chunk, module).toBeDefined();
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

const panels = ['CartPanel', 'Commands', 'MenuPanel', 'QuickView', 'RegistrationDialog', 'SearchPanel'];
const moduleOf = (panel: string) => `src/app/${panel}.tsx`;

test('no drawer or dialog loads the code of another', () => {
  for (const panel of panels) {
    const files = filesOf(moduleOf(panel));
    const others = panels.filter((other) => other !== panel).map((other) => manifest[moduleOf(other)]?.file ?? '');
    expect([panel, others.filter((file) => files.has(file))]).toEqual([panel, []]);
  }
});

test('the first interaction loads little in addition to the page: menu 25 kB, search and cart 40 kB, in 15 files at most', () => {
  const page = filesOf('src/entry-client.tsx', 'src/routes/home.tsx', 'src/i18n/catalogues/en.ts');
  const most: Record<string, number> = { MenuPanel: 25_000, SearchPanel: 40_000, CartPanel: 40_000 };
  for (const [panel, bytes] of Object.entries(most)) {
    const files = [...filesOf(moduleOf(panel))].filter((file) => !page.has(file));
    const weight = files.reduce((sum, file) => {
      const path = join(client, file);
      // Files smaller than a packet are not compressed.
      return sum + (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
    }, 0);
    expect(weight, panel).toBeLessThan(bytes);
    expect(files.length, panel).toBeLessThanOrEqual(15);
  }
});
