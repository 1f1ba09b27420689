import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FaultId, faultIds, faults } from './fault-list.ts';
import type { Flow } from './stage.ts';

interface Result {
  status: string;
  ms: number;
}

function resultOf(folder: string, cell: string): Result | undefined {
  const path = join(folder, `${cell}.json`);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Result;
}

/** Writes the matrix with the result of each cell, or the reason why it does not run, next to the folder of the results. */
export function writeTable(
  folder: string,
  flows: readonly Flow[],
  isRun: (flow: Flow, fault: FaultId) => unknown,
): void {
  const reasons: string[] = [];
  let automated = 0;
  let passed = 0;
  const rows = flows.map((flow) => {
    const cells = faultIds.map((fault) => {
      const name = `F${flow.id}×${fault}`;
      if (!isRun(flow, fault)) {
        const cell = flow.cells?.[fault];
        reasons.push(`- ${name}: ${cell && 'reason' in cell ? cell.reason : 'no way to bring it about here'}`);
        return '–';
      }
      automated++;
      const result = resultOf(folder, name);
      if (result?.status === 'passed') passed++;
      return result ? (result.status === 'passed' ? '✓' : '✗') : '·';
    });
    return `| F${flow.id} ${flow.title} | ${cells.join(' | ')} |`;
  });
  const head = `| | ${faultIds.join(' | ')} |\n|---|${faultIds.map(() => '---|').join('')}`;
  const legend = faultIds.map((fault) => `${fault} ${faults[fault]}`).join('; ');
  const total = flows.length * faultIds.length;
  const summary = `${automated} of ${total} cells automated, ${passed} passed.`;
  writeFileSync(
    join(dirname(folder), 'faults.md'),
    [`# Faults\n\n${summary}\n`, head, ...rows, `\n${legend}\n`, '## Not automated\n', ...reasons, ''].join('\n'),
  );
}
