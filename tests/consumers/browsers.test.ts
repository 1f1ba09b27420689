import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Browsers, tooNewInScript, tooNewInStyles } from './browser-support.ts';
import { installPacked, root } from './packed.ts';

/*
 * The packages and the store run in the browsers of `browserslist` in package.json. Newer features may be used if shoppers with older browsers lose
 * nothing important; they are listed here.
 */

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
const MDN: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};
const browsers: Browsers = Object.fromEntries(
  browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    return [MDN[name] ?? name, Number(version)];
  }),
);

/** Features that are checked before use, or have no effect in older browsers. */
const added: readonly (readonly [feature: RegExp, why: string])[] = [
  [/^\.(?:adopt|dispose|move|use|pause|take|toArray):/, 'methods of our own, of React and of videos'],
  [/^cursor:/, 'phones have no pointer'],
  [/^:view-transition/, 'pages change without an animation'],
  [/^@starting-style/, 'what opens is there at once'],
  [/^:details-content|^content-visibility/, 'parts open without an animation, and long pages are drawn at once'],
  [/^field-sizing/, 'fields keep their rows and scroll'],
  [/^accent-color/, 'boxes have the colour of the system'],
  [/^:-(?:moz|webkit)-/, 'the form of one engine, beside that of the other'],
  [/^-webkit-tap-highlight-color|^forced-color-adjust/, 'for the only engine that needs it'],
  [/^break-after: avoid/, 'headings may be printed at the end of a page'],
  [/^document\.startViewTransition:/, 'asked for before it is called'],
  [/^text-wrap/, 'lines break where they may'],
  [/^scrollbar-width|^overflow-clip-margin/, 'a bar is seen, a shadow is cut'],
  [/^user-select|^resize/, 'text is selected while something is dragged; fields keep their height'],
  [/^print-color-adjust|^text-size-adjust/, 'the browser decides as it would without'],
  [/^<details name>:/, 'Disclosure closes the others itself'],
  [/^:selection/, 'selected text has the colour of the system'],
];

const isAdded = (line: string) => added.some(([feature]) => feature.test(line));
const unknownIn = (lines: readonly string[]) => lines.filter((line) => !isAdded(line));

describe('the browsers that the packages name', () => {
  it.each(['sdk', 'hooks', 'ui'])('are the same in the README of %s and in package.json', (name) => {
    const readme = readFileSync(join(root, `packages/storefront-${name}/README.md`), 'utf8').replaceAll(/\s+/g, ' ');
    expect(readme).toContain('Chrome and Edge 120, Firefox 125, Safari 17.4');
    expect(browsers).toEqual({ chrome: 120, edge: 120, firefox: 125, safari: 17.4, safari_ios: 17.4 });
  });
});

describe('features that a supported browser lacks', () => {
  let folders: Record<string, string>;
  beforeAll(() => {
    const consumer = mkdtempSync(join(tmpdir(), 'browsers-'));
    folders = Object.fromEntries(
      ['storefront-sdk', 'storefront-hooks', 'storefront-ui'].map((name) => [
        name,
        installPacked(consumer, name).folder,
      ]),
    );
  });

  it.each(['storefront-sdk', 'storefront-hooks', 'storefront-ui'])('is in no script of %s', (name) => {
    const folder = folders[name] as string;
    const files = globSync('dist/**/*.js', { cwd: folder });
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) =>
      unknownIn(tooNewInScript(file, readFileSync(join(folder, file), 'utf8'), browsers)).map(
        (line) => `${file} ${line}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('are in no stylesheet of the components', () => {
    const folder = folders['storefront-ui'] as string;
    const files = globSync('dist/**/*.css', { cwd: folder });
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) =>
      unknownIn(tooNewInStyles(readFileSync(join(folder, file), 'utf8'), browsers)),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('are in no script or stylesheet of the store', () => {
    const cwd = join(root, 'apps/reference-store/src');
    // Servers run in Node.
    const exclude = ['**/*.{test,browser}.*', 'server/**', '{limits,proxy}/**', 'entry-server.tsx'];
    const scripts = globSync('**/*.{ts,tsx}', { cwd, exclude });
    const styles = globSync('**/*.css', { cwd });
    const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
    const found = [
      ...scripts.flatMap((file) =>
        unknownIn(tooNewInScript(file, read(file), browsers)).map((line) => `${file} ${line}`),
      ),
      ...styles.flatMap((file) => unknownIn(tooNewInStyles(read(file), browsers)).map((line) => `${file} ${line}`)),
    ];
    expect(found).toEqual([]);
  });

  it.each([
    ['a method', 'list.isSubsetOf(other)', '.isSubsetOf: chrome 122'],
    ['a function', 'URL.parse(address)', 'URL.parse: chrome 126'],
    ['a class', 'new CloseWatcher()', 'new CloseWatcher'],
    ['a selector', "button.matches(':has-slotted')", ':has-slotted'],
    ['an attribute', 'const part = <details name="one" />', '<details name>: firefox 130'],
    ['a compiled attribute', 'e.jsx("details", { name, children })', '<details name>: firefox 130'],
    ['an attribute of every element', 'const part = <p popover="hint" />', '<p popover>: firefox 125'],
  ])('are detected: %s', (_, code, line) => {
    expect(tooNewInScript('a.jsx', code, { ...browsers, firefox: 124 }).join()).toContain(line.split(',')[0]);
  });

  it.each([
    ['a property', 'a { interpolate-size: allow-keywords }', 'interpolate-size'],
    ['an at-rule', '@view-transition { navigation: auto }', '@view-transition'],
    ['a selector', 'a:open { color: red }', ':open'],
    ['a value', 'a { field-sizing: content }', 'field-sizing'],
  ])('are detected in styles: %s', (_, styles, line) => {
    expect(tooNewInStyles(styles, browsers).join()).toContain(line);
  });
});
