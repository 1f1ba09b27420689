import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { daily } from '../shop.ts';
import { type FaultId, faultIds, faults } from './fault-list.ts';
import { test } from './fault-test.ts';
import { flows } from './flows/index.ts';
import { procedures } from './procedures.ts';
import type { Flow } from './stage.ts';
import { writeTable } from './table.ts';

/* Every flow with every injected fault, in Chromium, on the real store and API. The most dangerous cells run daily, all of them in deep. */
const CELLS = join(import.meta.dirname, '../../../.cache/faults');

/** Money charged twice, an order placed twice, an account lost, or a page without a way to continue. */
const mostDangerous: readonly string[] = ['F2×17', 'F11×2', 'F11×15', 'F12×11'];

test.describe.configure({ timeout: 300_000 });

const isRun = (flow: Flow, fault: FaultId) => {
  const cell = flow.cells?.[fault];
  return !(cell && 'reason' in cell) && (cell || procedures[fault]);
};

for (const flow of flows) {
  for (const fault of faultIds) {
    const name = `F${flow.id}×${fault}`;
    if (!isRun(flow, fault)) continue;
    test(`${name} ${flow.title}: ${faults[fault]}`, daily(mostDangerous.includes(name)), async ({ stageFor }) => {
      const locale = (flow.id + fault) % 2 ? 'fr' : 'en';
      const make = stageFor(flow, locale);
      const own = flow.cells?.[fault];
      const complaints: string[][] = [];
      const noting: typeof make = async (options) => {
        const stage = await make(options);
        complaints.push(stage.complaints);
        return stage;
      };
      if (typeof own === 'function') await own(await noting());
      else await procedures[fault]?.(noting, flow);
      expect(complaints.flat(), 'errors that nobody caught').toEqual([]);
    });
  }
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
test.afterEach(({}, info) => {
  const [cell = ''] = info.title.split(' ');
  mkdirSync(CELLS, { recursive: true });
  writeFileSync(join(CELLS, `${cell}.json`), JSON.stringify({ cell, status: info.status, ms: info.duration }));
  writeTable(CELLS, flows, isRun);
});
