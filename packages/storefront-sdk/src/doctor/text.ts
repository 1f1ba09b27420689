import type { Finding, Level } from './finding.ts';

const marks: Readonly<Record<Level, string>> = { problem: '✗', warning: '!', note: '·', good: '✓' };

/** Findings as text, with what they mean and what to do. */
export function findingsText(baseUrl: string, findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  return [
    `Examination of ${baseUrl}`,
    '',
    ...findings.flatMap(({ level, subject, found, means, todo }) => [
      `${marks[level]} ${subject}: ${found}`,
      ...(means ? [`    ${means}`] : []),
      ...(todo ? [`    → ${todo}`] : []),
    ]),
    '',
    `${problems} ${problems === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].join('\n');
}
