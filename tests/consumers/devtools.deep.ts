import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { createdFiles } from './created-app.ts';
import { replaceIn } from './upgraded-app.ts';
import { asVisitor, startMock } from './visit.ts';
import { buildApp, viteAppWith } from './vite-app.ts';

it('the devtools show requests and change the scenario in development, and weigh nothing in production', async () => {
  const mockPort = await freePort();
  const app = viteAppWith(createdFiles('vite', mockPort));
  const stopMock = await startMock(app, mockPort);
  const main = join(app, 'src/main.tsx');
  const built = () => {
    buildApp(app);
    const files = readdirSync(join(app, 'dist/assets')).filter((file) => file.endsWith('.js'));
    return files.map((file) => readFileSync(join(app, 'dist/assets', file), 'utf8')).join('');
  };
  try {
    const without = built();
    replaceIn(
      main,
      "import { useEffect } from 'react';",
      "import { StorefrontDevtools } from '@promenade/storefront-devkit/devtools';\nimport { useEffect } from 'react';",
    );
    replaceIn(
      main,
      '      <Stack>\n        <Header />',
      '      {import.meta.env.DEV && <StorefrontDevtools />}\n      <Stack>\n        <Header />',
    );
    // The condition itself is a child of the app's element.
    expect(built().length - without.length).toBeLessThan(10);
    const port = await freePort();
    const server = await createServer({ root: app, logLevel: 'error', server: { port } });
    await server.listen();
    try {
      await asVisitor(async ({ page, shows }) => {
        await page.goto(`http://localhost:${port}`);
        await shows('0 in the cart');
        await page.getByRole('button', { name: 'Storefront' }).click();
        await shows('search.products');
        await page.getByRole('tab', { name: 'Mock shop' }).click();
        const low = page.getByRole('radio', { name: /^low-stock/ });
        await low.click();
        await page.getByRole('tabpanel').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Storefront' }).click();
        await page.getByRole('tab', { name: 'Mock shop' }).click();
        await expect.poll(() => low.isChecked(), { timeout: 30_000 }).toBe(true);
      });
    } finally {
      await server.close();
    }
    // Without the condition, its code is left out all the same.
    replaceIn(main, '{import.meta.env.DEV && <StorefrontDevtools />}', '<StorefrontDevtools />');
    const plain = built();
    expect([plain.includes('pmdt'), plain.includes('Waterfall'), plain.length - without.length < 200]).toEqual([
      false,
      false,
      true,
    ]);
  } finally {
    stopMock();
    rmSync(app, { recursive: true, force: true });
  }
});
