import type { CallReport, CaseReport, ConformanceReport, Outcome } from './report.ts';
import type { Obstacle } from './verdicts.ts';

const marks: Readonly<Record<Outcome, string>> = { passed: '✓', warned: '!', failed: '✗', absent: '–', 'not run': '?' };

/** From this number of calls on, a common cause is printed once, after the calls. */
const COMMON = 3;

interface Cause {
  outcome: Outcome;
  calls: Set<string>;
  cases: number;
}

/** A report as text: a line per call with its errors, then the causes that several calls share. */
export function reportTable(report: ConformanceReport): string {
  const { baseUrl, calls, summary, durationMs, leftovers, limited, redirects } = report;
  const width = Math.max(4, ...calls.map(({ id }) => id.length));
  const head = `  ${'call'.padEnd(width)}  cases  responses  result`;
  const { outcomes } = summary;
  const counts = (Object.keys(outcomes) as Outcome[]).filter((name) => outcomes[name] > 0);
  const common = commonCauses(calls);
  return [
    `Conformance of ${baseUrl}`,
    '',
    head,
    ...calls.flatMap((call) => linesOf(call, width, common)),
    ...(common.size > 0 ? ['', 'Causes that calls share:', ...[...common].map(causeLine)] : []),
    '',
    `${counts.map((name) => `${outcomes[name]} ${name}`).join(', ')} of ${summary.calls} calls; ` +
      `${summary.cases} cases, ${summary.responses} responses, ${(durationMs / 1000).toFixed(1)} s`,
    ...redirects.map((redirect) => `Redirected: ${redirect}. Every call pays for it with a second request.`),
    ...(leftovers.length > 0 ? [`Left in the accounts: ${leftovers.join(', ')}.`] : []),
    ...(limited > 0
      ? [
          `${limited} ${limited === 1 ? 'request' : 'requests'} met a rate limit (429). Exempt this address from the limits for a faster run.`,
        ]
      : []),
    ...verdictLines(report),
  ].join('\n');
}

function verdictLines({ verdict, calls, baseUrl, summary }: ConformanceReport): string[] {
  const open = calls.flatMap(({ id, cases }) =>
    cases.flatMap(({ outcome, obstacle }) => (outcome === 'not run' && obstacle ? [{ id, obstacle }] : [])),
  );
  const has = (obstacle: Obstacle) => open.some((one) => one.obstacle === obstacle);
  const count = (obstacle: Obstacle) => open.filter((one) => one.obstacle === obstacle).length;
  const left = [
    has('operator') && `${count('operator')} need functions of --harness`,
    has('limited') && `${count('limited')} met the backend’s limits`,
    has('accounts') && `${count('accounts')} need accounts`,
    has('missing') && `${count('missing')} lacked something`,
  ].filter((text) => text !== false);
  const notTested = [
    ...(has('writes')
      ? [
          `Read-only: ${count('writes')} ${count('writes') === 1 ? 'case that writes was' : 'cases that write were'} not run.`,
        ]
      : []),
    ...(left.length > 0 ? [`Not tested: ${left.join(', ')} (cases).`] : []),
  ];
  if (verdict === 'conforms') {
    return [...notTested, has('writes') ? 'The backend conforms in the cases that were run.' : 'The backend conforms.'];
  }
  if (verdict === 'does not conform') return [...notTested, `The backend does not conform.${hint(summary.outcomes)}`];
  const command = `npx @promenade/storefront-devkit conformance --base-url ${baseUrl}`;
  const only = (obstacle: Obstacle) =>
    [...new Set(open.filter((one) => one.obstacle === obstacle).map(({ id }) => ` --only ${id}`))].join('');
  const accounts = ' --user <email:password> --other <email:password>';
  return [
    ...notTested,
    'Whether the backend conforms cannot be told: nothing failed, but some calls were not tested. To find out more:',
    ...(has('accounts') ? [`  with two test accounts: ${command}${accounts}`] : []),
    ...(has('limited')
      ? [`  once this address is exempt from the limits, or later: ${command}${accounts}${only('limited')}`]
      : []),
    ...(has('missing')
      ? [`  once the backend has what the lines above name: ${command}${accounts}${only('missing')}`]
      : []),
  ];
}

/** The flag that accepts an incomplete backend. */
function hint({ failed, absent }: Record<Outcome, number>): string {
  return failed === 0 && absent > 0 ? ' Nothing failed; --allow absent would let it pass.' : '';
}

/** The cause of a case, without the name of the call. */
const causeOf = ({ id }: CallReport, { why = '' }: CaseReport) =>
  why.startsWith(`${id} `) ? why.slice(id.length + 1) : why;

function commonCauses(calls: readonly CallReport[]): Map<string, Cause> {
  const causes = new Map<string, Cause>();
  for (const call of calls) {
    if (call.outcome === 'absent') continue;
    for (const one of call.cases) {
      if (one.outcome === 'passed') continue;
      const text = causeOf(call, one);
      const cause = causes.get(text) ?? { outcome: one.outcome, calls: new Set(), cases: 0 };
      cause.calls.add(call.id);
      cause.cases++;
      causes.set(text, cause);
    }
  }
  const shared = [...causes].filter(([, cause]) => cause.calls.size >= COMMON);
  return new Map(shared.sort(([, one], [, other]) => other.calls.size - one.calls.size));
}

const causeLine = ([text, { outcome, calls, cases }]: [string, Cause]) =>
  `${marks[outcome]} ${calls.size} calls (${cases} cases): ${text}`;

function linesOf(call: CallReport, width: number, common: ReadonlyMap<string, Cause>): string[] {
  const { id, outcome, origin, cases, responses } = call;
  const isOptional = outcome === 'absent' && origin === 'extension';
  const result = `${outcome}${isOptional ? ' (an extension, may be absent)' : ''}`;
  const line = `${marks[outcome]} ${id.padEnd(width)}  ${`${cases.length}`.padStart(5)}  ${`${responses}`.padStart(9)}  ${result}`;
  if (outcome === 'absent') return [line];
  return [line, ...issueLines(cases.filter((one) => !common.has(causeOf(call, one))))];
}

/** Errors by case; a reason that several cases share is printed once. */
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
