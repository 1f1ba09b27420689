import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './documents.ts';
import { ours, types, withInstalledApp } from './installed-app.ts';
import { root } from './packed.ts';

const OURS = /@promenade|<(ThemeStyle|UiProvider|ProductGrid)/;
const LINES_MAX = 9;

const readme = readFileSync(join(root, 'packages/storefront-ui/README.md'), 'utf8');
const files: Record<string, string> = {
  ...filesOf(readme, 'A themed grid with Next'),
  'src/products.ts': filesOf(readme, 'A themed grid with Vite')['src/products.ts'] ?? '',
  // The stylesheet of create-next-app.
  'app/globals.css':
    '* { box-sizing: border-box; padding: 0; margin: 0; } a { color: inherit; text-decoration: none; }',
};

it('the Next program of the README builds with server components only, with French texts, links and a brand', async () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['app/layout.tsx', 'app/page.tsx']));
  const program = Object.entries(files).filter(([path]) => path.endsWith('.tsx'));
  const lines = program.flatMap(([, code]) => code.split('\n').filter((line) => OURS.test(line)));
  expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
  expect(program.filter(([, code]) => code.includes('use client'))).toEqual([]);

  const layout = `import './globals.css';\n${files['app/layout.tsx']}`;
  const written = { ...files, 'app/layout.tsx': layout };
  await withInstalledApp({ ...ours, ...types, next: '16.4.6' }, written, ({ folder, run }) => {
    run('next', 'build');
    const page = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
    expect(page).toContain('Table lamp');
    expect(page).toContain('Prix actuel');
    expect(page).toMatch(/<a [^>]*href="\/lamp"/);
    expect(page).toMatch(/<style>[^<]*--pm-color-/);
  });
}, 600_000);
