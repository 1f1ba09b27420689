import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './documents.ts';
import { root, tarballOf, write } from './packed.ts';

const OURS = /@promenade|<(ThemeStyle|UiProvider|ProductGrid)/;
const LINES_MAX = 9;

const readme = readFileSync(join(root, 'packages/storefront-ui/README.md'), 'utf8');
const files: Record<string, string> = {
  ...filesOf(readme, 'A themed grid with Next'),
  'src/products.ts': filesOf(readme, 'A themed grid with Vite')['src/products.ts'] ?? '',
  // What create-next-app leaves behind.
  'app/globals.css':
    '* { box-sizing: border-box; padding: 0; margin: 0; } a { color: inherit; text-decoration: none; }',
  'package.json': JSON.stringify({
    private: true,
    dependencies: {
      '@promenade/storefront-ui': `file:${tarballOf('storefront-ui')}`,
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    devDependencies: { '@types/node': '^24', '@types/react': '^19', typescript: '^6' },
  }),
};

// Next comes from the registry, which everyday runs never ask.
it('the Next program of the README is built from server components alone, with French words, links and a brand', () => {
  const app = mkdtempSync(join(tmpdir(), 'themed-grid-next-'));
  try {
    for (const folder of ['app', 'src']) mkdirSync(join(app, folder));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['app/layout.tsx', 'app/page.tsx']));
    const program = Object.entries(files).filter(([path]) => path.endsWith('.tsx'));
    const lines = program.flatMap(([, code]) => code.split('\n').filter((line) => OURS.test(line)));
    expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
    expect(program.filter(([, code]) => code.includes('use client'))).toEqual([]);

    const layout = `import './globals.css';\n${files['app/layout.tsx']}`;
    write(app, { ...files, 'app/layout.tsx': layout });
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as NodeJS.ProcessEnv;
    const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: app, env, stdio: 'pipe' });
    run('npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
    run(process.execPath, 'node_modules/next/dist/bin/next', 'build');

    const page = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
    expect(page).toContain('Table lamp');
    expect(page).toContain('Prix actuel');
    expect(page).toMatch(/<a [^>]*href="\/lamp"/);
    expect(page).toMatch(/<style>[^<]*--pm-color-/);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}, 600_000);
