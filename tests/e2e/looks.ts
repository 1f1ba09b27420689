import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const assets = join(import.meta.dirname, '../../apps/reference-store/dist/client/assets');
let built: ReadonlySet<string> | undefined;

/** Cached, because most pages have the same inlined stylesheets. */
const classes = new Map<string, ReadonlySet<string>>();

/** The classes for which a stylesheet has rules. */
function classesIn(css: string): ReadonlySet<string> {
  const known = classes.get(css);
  if (known) return known;
  const found = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  classes.set(css, found);
  return found;
}

/** Finds unstyled elements in a document from the server: their classes have rules in the build, but not in the document's styles. */
export function bareClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const body = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return bareOf(
    [...body.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    classesIn(styles),
  );
}

/** The same for a page in the browser, with everything it has loaded. */
export async function bareClassesOf(page: Page): Promise<string[]> {
  const bare = await page.evaluate(() => {
    const ruled = new Set<string>();
    for (const sheet of document.styleSheets) {
      if (sheet.disabled) continue;
      for (const { cssText } of sheet.cssRules) {
        for (const [, name = ''] of cssText.matchAll(/\.([A-Za-z_][\w-]*)/g)) ruled.add(name);
      }
    }
    const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
    return [...used].filter((name) => !ruled.has(name));
  });
  return bareOf(bare, new Set());
}

function bareOf(used: readonly string[], ruled: ReadonlySet<string>): string[] {
  built ??= new Set(
    readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...classesIn(readFileSync(join(assets, file), 'utf8'))]),
  );
  return [...new Set(used)].filter((name) => built?.has(name) && !ruled.has(name));
}
