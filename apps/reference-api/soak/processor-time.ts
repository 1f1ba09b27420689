import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the clock of the processor. */
const TICKS_PER_SECOND = 100;

/** Seconds of the processor that programs have taken so far, with their threads and the children that have ended. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const index of [11, 12, 13, 14]) ticks += Number(fields[index]);
    } catch {
      // It has ended, and its parent counts it.
    }
  }
  return ticks / TICKS_PER_SECOND;
}
