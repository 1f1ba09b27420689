import { check } from 'recheck';

/** As long as a text of a request can be; a quarter of that on every change, where a quadratic match takes a tenth of a second. */
export const LENGTH = (process.env.PM_DEEP ? 64 : 16) * 1024;
/** A linear match of 64 kB takes about a millisecond, a quadratic one seconds. */
const QUIET_MATCH_MAX_MS = 5;
/** How long the linear pattern below takes for 64 kB on the machine where that number was chosen. */
const QUIET_LINEAR_MS = 0.15;
const LINEAR_LENGTH = 64 * 1024;
const TIMES_MAX = 30;
const SPENT_MAX_MS = 200;
/** An analysis takes milliseconds to seconds; only a hang meets this. */
const ANALYSIS_TIMEOUT_MS = 200_000;
/** Generations of random texts for a pattern that only a search decides about; the default is 10. */
const GENERATIONS = process.env.PM_DEEP ? 10 : 1;

const CHARACTERS = [...'aZ0 .@-_/"\\[],:%(){}\'=;+', '\n', '\0', 'é', '😀'];
const TAILS = ['\0', '\n!'];
/** A pair of characters of the pattern's own is tried for this many of them. */
const OWN_MAX = 6;

/**
 * Why matching a long text might take more than linear time; undefined if no case was found. An analysis of the expression
 * searches for texts that make it backtrack, and texts composed of the expression's characters are timed.
 * @param examples texts that match, as a whole or up to the difficult part.
 */
export async function slownessOf(regexp: RegExp, examples: readonly string[] = []): Promise<string | undefined> {
  const analysis = await check(regexp.source, regexp.flags, {
    timeout: ANALYSIS_TIMEOUT_MS,
    maxIteration: GENERATIONS,
  });
  if (analysis.status === 'unknown') return 'unknown: not analysed in time';
  if (analysis.status === 'vulnerable') {
    const { attack, complexity } = analysis;
    if (complexity.type === 'exponential' || isSlow(regexp, attack.string)) return `vulnerable: ${attack.pattern}`;
  }
  return slowestMatch(regexp, examples);
}

/** The analysis is a random search in its own matcher and sometimes wrong: a polynomial must be slow in this engine, too. */
function isSlow(regexp: RegExp, text: string): boolean {
  return bestMs(regexp, text) > matchMaxMs() * Math.max(1, text.length / LENGTH);
}

/** The time limit on this machine, under its current load: a slow or busy one gets more. */
function matchMaxMs(): number {
  const linearMs = bestMs(/^(?:x|y)*c$/u, 'x'.repeat(LINEAR_LENGTH));
  return QUIET_MATCH_MAX_MS * Math.max(1, linearMs / QUIET_LINEAR_MS);
}

/** The same by time alone. */
export function slowestMatch(
  regexp: RegExp,
  examples: readonly string[] = [],
  length: number = LENGTH,
): string | undefined {
  for (const { text, name } of hardTexts(regexp, examples, length)) {
    if (matchMs(regexp, text) <= QUIET_MATCH_MAX_MS) continue;
    const ms = bestMs(regexp, text);
    if (ms > matchMaxMs()) return `${name} takes ${ms.toFixed(1)} ms`;
  }
  return undefined;
}

/** Long texts with the pattern's beginning, repetitions of its repeated parts, and another ending. */
function* hardTexts(regexp: RegExp, examples: readonly string[], length: number) {
  const own = [...new Set(regexp.source.replace(/\\[a-zA-Z]|[\^$?*+|]/g, ''))].slice(0, OWN_MAX);
  const pairs = own.flatMap((one) => own.map((other) => one + other));
  const [head = ''] = /^[\w/:"%@ -]*/.exec(regexp.source.replace(/^\^/, '').replace(/\\(?=[/."-])/g, '')) ?? [];
  for (const start of new Set(['', head, ...examples])) {
    const pumps = new Set([...CHARACTERS, ...own, ...pairs, start].filter(Boolean));
    for (const pump of pumps) {
      for (const tail of TAILS) {
        const text = start + pump.repeat(Math.ceil(length / pump.length)).slice(0, length - start.length) + tail;
        yield { text, name: JSON.stringify(`${start}${pump}…${tail}`) };
      }
    }
  }
}

function matchMs(regexp: RegExp, text: string): number {
  const started = performance.now();
  if (regexp.global) text.replace(regexp, '');
  else regexp.exec(text);
  return performance.now() - started;
}

/** The shortest of several times: what else the machine does only makes them longer. */
function bestMs(regexp: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let times = 0, spentMs = 0; times < TIMES_MAX && spentMs < SPENT_MAX_MS; times++) {
    const ms = matchMs(regexp, text);
    best = Math.min(best, ms);
    spentMs += ms;
  }
  return best;
}
