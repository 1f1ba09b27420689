import { furtherCalls, median, readersIn, sdkSizes } from './size-sdk.ts';

/** Ceilings of the client, in bytes of brotli, by the better of two bundlers. */
export interface SdkBudget {
  /** Product detail and cart save, with all that a call brings along. */
  twoCalls: number;
  everyCall: number;
  /** What one call more costs: the median over all calls, and the dearest. */
  furtherCall: number;
  dearestCall: number;
}

/** What every answer is read with: its code, its field errors, and nothing. */
const envelopeKinds = ['int', 'number', 'record', 'text', 'nothing'];

/** Prints what the client weighs beside its ceilings; answers how many it is over. */
export async function sdkOverBudget(budget: SdkBudget): Promise<number> {
  const sizes = await sdkSizes(['two calls', 'every call']);
  const best = (name: string) => Math.min(...sizes.flatMap(({ program, brotli }) => (program === name ? brotli : [])));
  const calls = await furtherCalls();
  const bytes = calls.map(({ brotli }) => brotli);
  const reached: SdkBudget = {
    twoCalls: best('two calls'),
    everyCall: best('every call'),
    furtherCall: median(bytes),
    dearestCall: bytes[0] ?? Number.NaN,
  };
  const figures = Object.keys(budget) as (keyof SdkBudget)[];
  console.table(figures.map((figure) => ({ client: figure, B: reached[figure], 'B at most': budget[figure] })));
  // A call that drags another along shows its address in the bundle.
  const dragging = calls.filter(({ paths }) => paths > 3).map(({ call }) => call);
  if (dragging.length) console.error(`These calls drag others into a bundle: ${dragging.join(', ')}.`);
  const idle = (await readersIn('one call without data')).filter((kind) => !envelopeKinds.includes(kind));
  if (idle.length) console.error(`A call that answers no data brings readers of ${idle.join(', ')}.`);
  return figures.filter((figure) => !(reached[figure] <= budget[figure])).length + dragging.length + idle.length;
}

if (import.meta.main) {
  const { default: budgets } = await import('./budgets.json', { with: { type: 'json' } });
  process.exit((await sdkOverBudget(budgets.sdk)) ? 1 : 0);
}
