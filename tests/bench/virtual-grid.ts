import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';

/**
 * Scrolls through 10,000 products in the story of the virtual grid, with the processor as it is and four times slower: elements
 * in the document and the time between frames, beside an empty page of the same height in the same run. Build Storybook first.
 * `node tests/bench/virtual-grid.ts`
 */
const most = { elements: 900, frameMs: 33 };
const STEPS = 240;
const STEP_PX = 160;

const folder = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(folder)) throw new Error('Storybook is not built. Run: npm run storybook:build');
const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const session = await page.context().newCDPSession(page);

/** Scrolls a step a frame; the longest gap between frames that 95 of 100 frames keep to. */
const scroll = () =>
  page.evaluate(
    async ({ steps, px }) => {
      const gaps: number[] = [];
      let elements = 0;
      let before = performance.now();
      for (let step = 0; step < steps; step++) {
        window.scrollBy(0, px);
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        gaps.push(now - before);
        before = now;
        elements = Math.max(elements, document.querySelectorAll('#storybook-root *').length);
      }
      gaps.sort((one, other) => one - other);
      return { p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0, elements };
    },
    { steps: STEPS, px: STEP_PX },
  );

let over = 0;
const rows = [];
for (const slowdown of [1, 4]) {
  for (const kind of ['grid', 'empty page'] as const) {
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=layout-virtualgrid--few-items&viewMode=story`);
    if (kind === 'grid') {
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=layout-virtualgrid--ten-thousand&viewMode=story`);
      await page.waitForSelector('[aria-setsize="10000"]');
    } else {
      await page.evaluate(() => {
        document.body.replaceChildren();
        document.body.style.height = '900000px';
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { p95, elements } = await scroll();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rows.push({ kind, 'CPU slower': `${slowdown}×`, elements, 'frame p95, ms': Math.round(p95 * 10) / 10 });
    if (kind === 'grid' && (elements > most.elements || (slowdown === 1 && p95 > most.frameMs))) over++;
  }
}
console.table(rows);
await browser.close();
server.close();
process.exit(over ? 1 : 0);
