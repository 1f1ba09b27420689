import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const assets = join(import.meta.dirname, '../../apps/reference-store/dist/client/assets');
let built: ReadonlySet<string> | undefined;

/** The classes that a stylesheet says something about. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Of a document as it was sent: classes of its elements that the build has rules for, and its own styles have none. */
export function bareClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const body = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return bareOf(
    [...body.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    classesIn(styles),
  );
}

/** The same of a page as it stands, with all that it has loaded. */
export async function bareClassesOf(page: Page): Promise<string[]> {
  const { used, css } = await page.evaluate(() => ({
    used: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    css: [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(''),
  }));
  return bareOf(used, classesIn(css));
}

function bareOf(used: readonly string[], ruled: ReadonlySet<string>): string[] {
  built ??= new Set(
    readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...classesIn(readFileSync(join(assets, file), 'utf8'))]),
  );
  return [...new Set(used)].filter((name) => built?.has(name) && !ruled.has(name));
}
