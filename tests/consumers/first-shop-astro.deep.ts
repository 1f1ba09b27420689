import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { asVisitor, mockShop, programOf, startMock, viewsOf } from './first-shop.ts';
import { ours, types, withInstalledApp } from './installed-app.ts';

const tsconfig = {
  extends: 'astro/tsconfigs/strict',
  include: ['.astro/types.d.ts', 'src/**/*'],
  compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' },
};

it('the Astro program of docs/first-shop.md is built, and its islands share one cart', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const program = programOf('Astro', apiPort);
  expect(Object.keys(program)).toEqual(['astro.config.mjs', 'src/shop.ts', 'src/islands.tsx', 'src/pages/index.astro']);
  const files = { ...program, 'src/views.tsx': viewsOf(), 'tsconfig.json': JSON.stringify(tsconfig) };
  const dependencies = { ...ours, ...types, astro: '7.3.5', '@astrojs/react': '7.0.0' };
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    const stopMock = await startMock(folder, apiPort);
    try {
      run('astro', 'build');
      run('tsc', '--noEmit');
      await serve(origin, 'astro', 'preview', '--port', `${port}`);
      const html = await (await fetch(origin)).text();
      expect(html).toContain(mockShop.product);
      expect(html.match(/<astro-island /g)).toHaveLength(2);

      await asVisitor(async ({ page, calls, shows, card }) => {
        await page.goto(origin);
        await shows('0 in the cart');
        const add = card(mockShop.product).getByRole('button').first();
        await add.click();
        await shows('1 in the cart');

        await page.goto('about:blank');
        calls.length = 0;
        await page.goto(origin);
        await shows('1 in the cart');
        await add.click();
        await shows('2 in the cart');
        expect(calls.filter((call) => call.startsWith('cart/'))).toEqual(['cart/count', 'cart/save', 'cart/count']);
      });
    } finally {
      stopMock();
    }
  });
}, 600_000);
