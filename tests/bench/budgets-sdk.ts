import type { Checked } from './figures.ts';
import { withInstalled } from './installed-sdk.ts';
import { describedPrograms, furtherCalls, median, type Program, sdkSizes } from './size-sdk.ts';

/** Budgets of the client, in bytes of brotli, for the worse of two bundlers, imported from its index. */
export interface SdkBudget {
  /** Product detail and cart save, with everything they import. */
  twoCalls: number;
  twoCallsWithRetry: number;
  everyCall: number;
  /** Additional size for one more call: the median over all calls, and the maximum. */
  furtherCall: number;
  dearestCall: number;
}

/** Measures the client, and prints its sizes next to their budgets. */
export function checkSdk(budget: SdkBudget): Promise<Checked> {
  return withInstalled(async (installed) => {
    const programs: Program[] = ['two calls', 'two calls with retry', 'every call'];
    const sizes = await sdkSizes(installed, ['esbuild', 'vite'], programs);
    const worst = (name: Program) =>
      Math.max(...sizes.flatMap(({ program, brotli }) => (program === name ? brotli : [])));
    const calls = await furtherCalls(installed);
    const bytes = calls.map(({ brotli }) => brotli);
    const reached: SdkBudget = {
      twoCalls: worst('two calls'),
      twoCallsWithRetry: worst('two calls with retry'),
      everyCall: worst('every call'),
      furtherCall: median(bytes),
      dearestCall: bytes[0] ?? Number.NaN,
    };
    const figures = Object.keys(budget) as (keyof SdkBudget)[];
    console.table(figures.map((figure) => ({ client: figure, B: reached[figure], 'B at most': budget[figure] })));
    // The bundle contains the paths of other calls that a call pulls in.
    const dragging = calls.filter(({ paths }) => paths > 3).map(({ call }) => call);
    if (dragging.length) console.error(`These calls drag others into a bundle: ${dragging.join(', ')}.`);
    const described = await describedPrograms(installed);
    if (described.length) console.error(`Bundles hold the descriptions of schemas: ${described.join(', ')}.`);
    const over = figures.filter((figure) => !(reached[figure] <= budget[figure]));
    const bytesOf = figures.map((figure) => [`client ${figure}`, reached[figure]] as const);
    return { over: over.length + dragging.length + described.length, bytes: Object.fromEntries(bytesOf) };
  });
}

if (import.meta.main) {
  const { default: budgets } = await import('./budgets.json', { with: { type: 'json' } });
  process.exit((await checkSdk(budgets.sdk)).over ? 1 : 0);
}
