import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { programs, uiSizes } from './budgets-ui.ts';
import { contenders } from './components/contenders.ts';
import { type InstalledUi, installPeers, withInstalledUi } from './installed-ui.ts';

/**
 * The components compared with other libraries that do the same, in bytes of brotli on top of React, and with the same markup in plain React: time to
 * render 1,000 cards on the server, and to hydrate 48 in Chromium with the processor slowed down four times. Both take turns, and only the time of
 * their own thread counts, which other programs on the machine do not lengthen. The first run installs the peers from the registry.
 * `node tests/bench/components.ts`
 */
const SERVER_CARDS = 1_000;
const SERVER_ROUNDS = 60;
const HYDRATED_CARDS = 48;
const HYDRATIONS = 41;
const SLOWDOWN = 4;

const cards = readFileSync(join(import.meta.dirname, 'components/cards.tsx'), 'utf8');
const kinds = ['plain', 'ours'] as const;
type Kind = (typeof kinds)[number];

/** Lower quartile: other programs on the machine only ever add time. */
const quartile = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 2] ?? 0;

interface Rendered {
  /** Milliseconds, lower quartile. */
  ms: Record<Kind, number>;
  markup: Record<Kind, string>;
}

/** Renders on the server, in this process, both in turns. */
async function renderOnServer({ bundle, dist }: InstalledUi): Promise<Rendered> {
  const code = await bundle(`${cards}\nexport { renderToString } from 'react-dom/server';`, 'node');
  const file = join(dist, 'server-cards.mjs');
  writeFileSync(file, code);
  const server = (await import(pathToFileURL(file).href)) as Record<Kind, (count: number) => unknown> & {
    renderToString: (element: unknown) => string;
  };
  const times: Record<Kind, number[]> = { plain: [], ours: [] };
  for (let round = 0; round < SERVER_ROUNDS; round++) {
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      const start = process.cpuUsage();
      server.renderToString(server[kind](SERVER_CARDS));
      const { user, system } = process.cpuUsage(start);
      times[kind].push((user + system) / 1000);
    }
  }
  const settled = (kind: Kind) => quartile(times[kind].slice(SERVER_ROUNDS / 3));
  const markup = (kind: Kind) => server.renderToString(server[kind](HYDRATED_CARDS));
  return {
    ms: { plain: settled('plain'), ours: settled('ours') },
    markup: { plain: markup('plain'), ours: markup('ours') },
  };
}

const hydrator = (kind: Kind) => `${cards}
  import { useEffect } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  function Noticed({ children }) {
    useEffect(() => { document.title = 'hydrated'; }, []);
    return children;
  }
  window.hydrateCards = () => void hydrateRoot(document.getElementById('root'), <Noticed>{${kind}(${HYDRATED_CARDS})}</Noticed>);`;

/** Milliseconds for which the page's thread has been busy. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds until a page of cards is hydrated; each run opens a new page. */
async function hydrate(browser: Browser, markup: string, script: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.setContent(`<!doctype html><div id="root">${markup}</div>`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'hydrateCards' in window);
    const before = await workOf(session);
    await page.evaluate(() => (window as unknown as { hydrateCards: () => void }).hydrateCards());
    await page.waitForFunction(() => document.title !== '');
    return (await workOf(session)) - before;
  } finally {
    await page.close();
  }
}

async function hydrateInTurns({ bundle }: InstalledUi, markup: Record<Kind, string>): Promise<Record<Kind, number>> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  try {
    const scripts = {
      plain: await bundle(hydrator('plain'), 'browser'),
      ours: await bundle(hydrator('ours'), 'browser'),
    };
    const times: Record<Kind, number[]> = { plain: [], ours: [] };
    for (let round = 0; round < HYDRATIONS; round++) {
      for (const kind of round % 2 ? kinds : kinds.toReversed()) {
        times[kind].push(await hydrate(browser, markup[kind], scripts[kind]));
      }
    }
    return { plain: quartile(times.plain.slice(1)), ours: quartile(times.ours.slice(1)) };
  } finally {
    await browser.close();
  }
}

const withoutClasses = (markup: string) => markup.replaceAll(/class="[^"]*"/g, '').replaceAll(/<!-- -->|\s/g, '');

installPeers();
await withInstalledUi(async (installed) => {
  const { weigh } = installed;
  const own = await uiSizes(installed);
  const ownSet = await weigh(programs.set);
  const rows = [
    { library: 'these components', button: own.button + own.buttonCss, 'set JS': own.set, 'set CSS': ownSet.css },
  ];
  for (const { name, button, set } of contenders) {
    const [small, large] = [await weigh(button), await weigh(set)];
    rows.push({ library: name, button: small.js + small.css, 'set JS': large.js, 'set CSS': large.css });
  }
  console.table(rows);

  const { ms, markup } = await renderOnServer(installed);
  if (withoutClasses(markup.ours) !== withoutClasses(markup.plain)) {
    throw new Error(`The plain card is not the same:\n${markup.ours.slice(0, 2500)}\n${markup.plain.slice(0, 2500)}`);
  }
  const hydrated = await hydrateInTurns(installed, markup);
  const row = (times: Record<Kind, number>, atMost: number) => ({
    'plain ms': times.plain.toFixed(1),
    'ours ms': times.ours.toFixed(1),
    times: (times.ours / times.plain).toFixed(2),
    'at most': atMost,
  });
  console.table({
    [`${SERVER_CARDS} cards on the server`]: row(ms, 1.5),
    [`${HYDRATED_CARDS} cards hydrated`]: row(hydrated, 1.2),
  });
});
