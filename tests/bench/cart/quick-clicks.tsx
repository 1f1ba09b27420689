import { createRoot } from 'react-dom/client';
import { type Contender, type Network, Shop } from './shop.ts';

/** The result of ten quick clicks on the plus button of one line. */
export interface Outcome {
  writes: number;
  reads: number;
  /** Renders of the clicked line, and of all the others. */
  line: number;
  others: number;
  /** From click to updated page in ms: the median and the slowest; NaN if the page did not update. */
  clickMs: number;
  slowestMs: number;
  /** Each click's time in ms, sorted. */
  times: readonly number[];
  shown: number;
  server: number;
}

const CLICKS = 10;
const CLICK_EVERY_MS = 50;
const CLICKED = 7;
const REST_MS = 2_500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function until(isThere: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isThere()) {
    if (performance.now() > end) return false;
    await turn();
  }
  return true;
}

/** Clicks on a page with this many lines, and waits until the page is idle. */
export async function quickClicks({ Page }: Contender, lines: number, network: Network): Promise<Outcome> {
  const shop = new Shop(lines, network);
  const container = document.createElement('ul');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Page shop={shop} />);
  const find = (name: string) => container.querySelector<HTMLElement>(`[data-${name}="${CLICKED}"]`);
  if (!(await until(() => find('line') !== null, 10_000))) throw new Error('The lines never came.');
  // Wait for work that the page load causes, such as a second request, so that it is not counted for the clicks.
  await pause(300);
  const [output, plus] = [find('line'), find('plus')];
  const shown = () => Number(output?.textContent);
  const before = new Map(shop.renders);
  shop.reads = 0;
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    const start = performance.now();
    const quantity = shown();
    plus?.click();
    if (await until(() => shown() !== quantity, CLICK_EVERY_MS)) times.push(performance.now() - start);
    await pause(Math.max(0, CLICK_EVERY_MS - (performance.now() - start)));
  }
  await pause(REST_MS);
  const rendered = [...shop.renders].map(([id, count]) => [id, count - (before.get(id) ?? 0)] as const);
  const sum = (counts: readonly (readonly [number, number])[]) => counts.reduce((all, [, count]) => all + count, 0);
  times.sort((one, other) => one - other);
  const outcome = {
    writes: shop.writes,
    reads: shop.reads,
    line: sum(rendered.filter(([id]) => id === CLICKED)),
    others: sum(rendered.filter(([id]) => id !== CLICKED)),
    clickMs: times[times.length >> 1] ?? Number.NaN,
    slowestMs: times.at(-1) ?? Number.NaN,
    times,
    shown: shown(),
    server: shop.quantities.get(CLICKED) ?? 0,
  };
  root.unmount();
  container.remove();
  return outcome;
}
