import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createdFiles } from './created-app.ts';
import { write } from './packed.ts';
import { buildApp, devkit, typesOf, viteAppWith } from './vite-app.ts';

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
