import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { programOf, startMock, viewsOf, walk } from './first-shop.ts';
import { ours, types, withInstalledApp } from './installed-app.ts';

/** Of the template. */
const tsconfig = {
  include: ['app/**/*', '.react-router/types/**/*'],
  compilerOptions: {
    lib: ['DOM', 'DOM.Iterable', 'ES2022'],
    types: ['node', 'vite/client'],
    target: 'ES2022',
    module: 'ES2022',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    rootDirs: ['.', './.react-router/types'],
    verbatimModuleSyntax: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
  },
};

it('the React Router program of docs/first-shop.md compiles, is built and requests nothing that its loaders have read', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const program = programOf('React Router', apiPort);
  const routes = ['app/routes.ts', 'app/root.tsx', 'app/routes/home.tsx', 'app/routes/product.tsx'];
  expect(Object.keys(program)).toEqual(['vite.config.ts', 'app/backend.server.ts', ...routes]);
  const files = { ...program, 'app/views.tsx': viewsOf(), 'tsconfig.json': JSON.stringify(tsconfig) };
  const framework = { 'react-router': '8.4.0', '@react-router/node': '8.4.0', '@react-router/dev': '8.4.0' };
  const dependencies = { ...ours, ...types, ...framework, isbot: '5.2.3', vite: '8.3.8' };
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    run('react-router', 'typegen');
    run('tsc');
    run('react-router', 'build');
    const stopMock = await startMock(folder, apiPort);
    try {
      await serve(origin, 'vite', 'preview', '--port', `${port}`);
      expect(await (await fetch(origin)).text()).toContain('Canvas bag');
      await walk(origin);
    } finally {
      stopMock();
    }
  });
}, 600_000);
