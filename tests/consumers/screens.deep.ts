import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createdFiles } from './created-app.ts';
import { tarballDependencies, withInstalledApp } from './installed-app.ts';
import { typesOf, write } from './packed.ts';
import { buildApp, devkit, viteAppWith } from './vite-app.ts';

/* Each screen of the store alone, in a new app. */

let template: string;
let names: string[];

beforeAll(() => {
  template = viteAppWith(createdFiles('vite', 3100));
  names = readdirSync(join(template, 'node_modules/@promenade/storefront-devkit/dist/registry'))
    .map((file) => basename(file, '.json'))
    .filter((name) => name !== 'store');
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

it('each screen compiles and builds in an app that adds only this screen', () => {
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const app = mkdtempSync(join(tmpdir(), `screen-${name}-`));
    try {
      cpSync(template, app, { recursive: true, verbatimSymlinks: true });
      expect(devkit(app, 'add', name, '--no-install')).toMatchObject({ status: 0, stderr: '' });
      write(app, { 'src/main.tsx': `import * as screen from './store/screens/${name}';\nconsole.log(screen);\n` });
      expect([name, typesOf(app)]).toEqual([name, '']);
      buildApp(app);
    } finally {
      rmSync(app, { recursive: true, force: true });
    }
  }
}, 900_000);

it('shadcn takes a screen from the installed devkit', async () => {
  const { 'package.json': manifest = '{}', ...files } = createdFiles('vite', 3100);
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  const settings = {
    ...{ style: 'new-york', rsc: false, tsx: true },
    // Without a base colour it asks no server.
    tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
    aliases: { components: '@/components', utils: '@/lib/utils' },
  };
  const paths = '"strict": true, "paths": { "@/*": ["./src/*"] }';
  await withInstalledApp(
    { ...dependencies, ...devDependencies, ...tarballDependencies, shadcn: '4.23.0' },
    {
      ...files,
      'tsconfig.json': (files['tsconfig.json'] ?? '').replace('"strict": true', paths),
      'components.json': JSON.stringify(settings),
      'src/index.css': '',
      'src/main.tsx': "import * as screen from './store/screens/cart';\nconsole.log(screen);\n",
    },
    ({ run }) => {
      run('shadcn', 'add', './node_modules/@promenade/storefront-devkit/dist/registry/cart.json', '--yes');
      run('tsc');
      run('vite', 'build');
    },
  );
}, 600_000);
