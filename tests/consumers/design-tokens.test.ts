import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { type Browser, chromium } from 'playwright-core';
import StyleDictionary from 'style-dictionary';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromHex } from '../../packages/storefront-ui/src/tokens/color-math.ts';
import { listColorRoles } from '../../packages/storefront-ui/src/tokens/roles.ts';
import { buildTheme } from '../../packages/storefront-ui/src/tokens/theme.ts';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { installPacked, root } from './packed.ts';

/* The package's tokens in other tools: each tool must compute the colours of the theme. */

let consumer: string;
let dist: string;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'design-tokens-'));
  dist = join(installPacked(consumer, 'storefront-ui').folder, 'dist');
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const roles = listColorRoles().map(({ name }) => kebab(name));
const modes = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'] as const;
type Mode = (typeof modes)[number];

/** `#rrggbb`, `#rrggbbaa`, `rgb(…)` and `rgba(…)` as `r g b a`. */
function channelsOf(color: string): string {
  const [, red, green, blue, alpha = 1] =
    /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+))?\)$/.exec(color) ?? [];
  return red ? `${red} ${green} ${blue} ${alpha}` : `${fromHex(color).join(' ')} 1`;
}

/** The colours of the theme by role. */
function expected(mode: Mode): Record<string, string> {
  const { light, dark, more } = buildTheme({});
  const { color } = { light, dark, 'light-more-contrast': more.light, 'dark-more-contrast': more.dark }[mode];
  const at = (name: string) =>
    name.split('.').reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], color);
  return Object.fromEntries(listColorRoles().map(({ name }) => [kebab(name), channelsOf(String(at(name)))]));
}

describe.each(modes)('design tokens in %s', (mode) => {
  it('are the colours of the theme in Terrazzo, by the resolver', async () => {
    const filename = pathToFileURL(join(dist, 'tokens/resolver.json'));
    const complaints: string[] = [];
    const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
      config: defineConfig({}, { cwd: pathToFileURL(`${dist}/`) }),
      logger: {
        ...{ level: 'warn', debugScope: '*', errorCount: 0, warnCount: 0, infoCount: 0, debugCount: 0 },
        ...{
          debug: () => {},
          info: () => {},
          stats: () => ({ errorCount: 0, warnCount: 0, infoCount: 0, debugCount: 0 }),
        },
        warn: (...entries: { message: string }[]) => complaints.push(...entries.map(({ message }) => message)),
        error: (...entries: { message: string }[]) => complaints.push(...entries.map(({ message }) => message)),
        setLevel: () => {},
      } as never,
    });
    const tokens = resolver.apply({ appearance: mode });
    const found = roles.map((role) => {
      const token = tokens[`color.${role}`] ?? expect.fail(`${role} is missing`);
      const { components, alpha } = token.$value as { components: number[]; alpha: number };
      return [role, `${components.map((part) => Math.round(part * 255)).join(' ')} ${alpha}`];
    });
    expect(complaints).toEqual([]);
    expect(Object.fromEntries(found)).toEqual(expected(mode));
  });

  it('are the colours of the theme in Style Dictionary, by the file of the mode', async () => {
    const dictionary = new StyleDictionary({
      log: { verbosity: 'silent' },
      source: ['base', mode, 'compact'].map((name) => join(dist, `tokens/${name}.json`)),
      platforms: {
        css: { transformGroup: 'css', prefix: 'pm', files: [{ destination: 'tokens.css', format: 'css/variables' }] },
      },
    });
    const [file] = await dictionary.formatPlatform('css');
    const variables = new Map(
      [...String(file?.output).matchAll(/^\s*(--pm-[\w-]+): (.*?);/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const found = roles.map((role) => [
      role,
      channelsOf(variables.get(`--pm-color-${role.replaceAll('.', '-')}`) ?? expect.fail(`${role} is missing`)),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected(mode));
    expect(variables.get('--pm-size-control')).toBe('2.25rem');
  });
});

describe('the theme for Tailwind', () => {
  let browser: Browser;
  let utilities: string;
  const classOf = (role: string) => `bg-pm-${role.replaceAll('.', '-')}`;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
    const sheets: Record<string, string> = {
      tailwindcss: join(root, 'node_modules/tailwindcss/index.css'),
      '@promenade/storefront-ui/tailwind.css': join(dist, 'tailwind.css'),
    };
    const compiler = await compile('@import "tailwindcss"; @import "@promenade/storefront-ui/tailwind.css";', {
      loadStylesheet: async (id) => ({ path: id, base: '', content: readFileSync(sheets[id] ?? id, 'utf8') }),
    });
    const others = [
      'rounded-pm-card',
      'shadow-pm-raised',
      'font-pm-display',
      'text-pm-title2',
      'p-pm-gutter',
      'ease-pm-enter',
    ];
    utilities = compiler.build([...roles.map(classOf), ...others]);
    for (const name of others) expect(utilities).toContain(`.${name}`);
  });
  afterAll(() => browser?.close());

  it.each(['light', 'dark'] as const)('has the colours of the theme in %s', async (mode) => {
    const page = await browser.newPage();
    const boxes = roles.map((role) => `<i class="${classOf(role)}" data-role="${role}"></i>`).join('');
    await page.setContent(
      `<!doctype html><html data-theme="${mode}"><style>@layer theme, base, pm, components, utilities;</style>
       <style>${readFileSync(join(dist, 'tokens.css'), 'utf8')}</style><style>${utilities}</style>${boxes}`,
    );
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-role]')].map((box) => [
        box.dataset.role,
        getComputedStyle(box).backgroundColor,
      ]),
    );
    await page.close();
    expect(Object.fromEntries(found.map(([role, color]) => [role, channelsOf(String(color))]))).toEqual(expected(mode));
  });
});
