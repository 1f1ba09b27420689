interface ManifestChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The client build as Vite and `bundling/route-files.ts` describe it. */
export interface ClientBuild {
  manifest: Readonly<Record<string, ManifestChunk>>;
  /** Returns the text of a stylesheet. */
  readStyle(file: string): string;
}

/** Files that a page needs, each once, in loading order. */
export interface PageAssets {
  entry: string;
  scripts: string[];
  styles: string[];
  /** The text of `styles`, in their order. */
  css: string;
  font: string | undefined;
}

/** A route to look up in the build manifest: its module and its folders of words. */
export interface RouteFiles {
  source: string;
  words?: readonly string[];
  /** Modules that are usually imported later but that this page needs at once. */
  also?: readonly string[];
}

/** Finds the files of a route in the build manifest. */
export function createAssets(build: ClientBuild): (route: RouteFiles | undefined, locale: string) => PageAssets {
  const { manifest, readStyle } = build;
  const entryKey = 'src/entry-client.tsx';
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The build manifest names no ${entryKey}; build the store again.`);
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
    collect(`src/i18n/catalogues/${locale}.ts`);
    for (const folder of route?.words ?? []) collect(`src/i18n/messages/${locale}.${folder}.json.js`);
    for (const source of route ? [route.source, ...(route.also ?? [])] : []) {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The build manifest names no ${source}; see routes/table.ts.`);
      collect(source);
      if (source !== route?.source) for (const late of chunk.dynamicImports ?? []) collect(late);
    }
    const assets: PageAssets = {
      entry: `/${entry.file}`,
      scripts: [...scripts],
      styles: [...styles],
      css: [...styles].map(readStyle).join(''),
      font: font && `/${font[1].file}`,
    };
    known.set(name, assets);
    return assets;
  };
}
