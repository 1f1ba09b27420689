import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { WORKER_PATH, workerHeaders } from './offline-pages.ts';

/**
 * Files of the client build. Hashed names never change; they were compressed when they were built. The names are read once: a file
 * that is gone by the time it is asked for ends that one answer.
 */
export function createAssetHandler(clientDirectory: string) {
  const serve = sirv(clientDirectory, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    etag: true,
    ignores: false,
    extensions: [],
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (pathname === WORKER_PATH)
        for (const [name, value] of Object.entries(workerHeaders)) response.setHeader(name, value);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cross-origin-resource-policy', 'same-origin');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // An error event without a listener ends the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}

interface ManifestChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Files a page needs, each once, in the order in which they must be loaded. */
export interface PageAssets {
  entry: string;
  scripts: string[];
  styles: string[];
  /** What is in `styles`, in their order. */
  css: string;
  font: string | undefined;
}

/** What the build manifest is asked for: a route's module and its folders of words. */
export interface RouteFiles {
  source: string;
  words?: readonly string[];
  /** Modules whose late imports the page needs at once. */
  also?: readonly string[];
}

/** Tells from the build manifest which files a route needs. */
export function readManifest(clientDirectory: string): (route: RouteFiles | undefined, locale: string) => PageAssets {
  const path = join(clientDirectory, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const entryKey = 'src/entry-client.tsx';
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`${path} names no ${entryKey}; build the store again.`);
  const font = Object.entries(manifest).find(([key]) => key.endsWith('/title-font.woff2'));
  const known = new Map<string, PageAssets>();

  return (route, locale) => {
    const name = `${route?.source} ${route?.also} ${locale}`;
    const found = known.get(name);
    if (found) return found;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const collect = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || scripts.has(`/${chunk.file}`)) return;
      scripts.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) collect(imported);
      for (const style of chunk.css ?? []) styles.add(`/${style}`);
    };
    collect(entryKey);
    const words = ['', ...(route?.words ?? []).map((folder) => `-${folder}`)];
    for (const folder of words) collect(`src/i18n/catalogues/${locale}${folder}.ts`);
    for (const source of route ? [route.source, ...(route.also ?? [])] : []) {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`${path} names no ${source}; see routes/table.ts.`);
      collect(source);
      if (source !== route?.source) for (const late of chunk.dynamicImports ?? []) collect(late);
    }
    const assets: PageAssets = {
      entry: `/${entry.file}`,
      scripts: [...scripts],
      styles: [...styles],
      css: [...styles].map((style) => readFileSync(join(clientDirectory, style), 'utf8')).join(''),
      font: font && `/${font[1].file}`,
    };
    known.set(name, assets);
    return assets;
  };
}
