import type { CallReport, CaseReport, ConformanceReport, Outcome } from './report.ts';

const marks: Readonly<Record<Outcome, string>> = { passed: '✓', warned: '!', failed: '✗', absent: '–', 'not run': '?' };

/** A report as text: a line per call, and under it what is wrong or missing. */
export function reportTable({ baseUrl, calls, summary, durationMs, conforms, leftovers }: ConformanceReport): string {
  const width = Math.max(4, ...calls.map(({ id }) => id.length));
  const head = `  ${'call'.padEnd(width)}  cases  answers  result`;
  const { outcomes } = summary;
  const counts = (Object.keys(outcomes) as Outcome[]).filter((name) => outcomes[name] > 0);
  return [
    `Conformance of ${baseUrl}`,
    '',
    head,
    ...calls.flatMap((call) => linesOf(call, width)),
    '',
    `${counts.map((name) => `${outcomes[name]} ${name}`).join(', ')} of ${summary.calls} calls; ` +
      `${summary.cases} cases, ${summary.answers} answers, ${(durationMs / 1000).toFixed(1)} s`,
    ...(leftovers.length > 0 ? [`Left in the accounts: ${leftovers.length}, such as ${leftovers[0]}.`] : []),
    conforms ? 'The backend conforms.' : `The backend does not conform.${hint(outcomes)}`,
  ].join('\n');
}

/** The flags that accept an incomplete backend or run. */
function hint({ failed, absent, 'not run': notRun }: Record<Outcome, number>): string {
  if (failed > 0) return '';
  const flags = [absent > 0 && '--allow absent', notRun > 0 && '--allow not-run'].filter(Boolean);
  return ` Nothing failed; ${flags.join(' and ')} would let it pass.`;
}

function linesOf({ id, outcome, origin, cases, answers }: CallReport, width: number): string[] {
  const isOptional = outcome === 'absent' && origin === 'extension';
  const line = `${marks[outcome]} ${id.padEnd(width)}  ${`${cases.length}`.padStart(5)}  ${`${answers}`.padStart(7)}  ${outcome}${isOptional ? ' (an extension, may be absent)' : ''}`;
  if (outcome === 'absent') return [line];
  return [line, ...issueLines(cases)];
}

/** What is wrong, case by case; what several cases lack is said once. */
function issueLines(cases: readonly CaseReport[]): string[] {
  const lacking = new Map<string, string[]>();
  const lines: string[] = [];
  for (const { name, outcome, why = '' } of cases) {
    if (outcome === 'failed' || outcome === 'warned') lines.push(`    ${marks[outcome]} ${name}: ${why}`);
    else if (outcome !== 'passed') lacking.set(why, [...(lacking.get(why) ?? []), name]);
  }
  for (const [why, names] of lacking) {
    lines.push(`    ${marks['not run']} ${names.length === 1 ? names[0] : `${names.length} cases`}: ${why}`);
  }
  return lines;
}
