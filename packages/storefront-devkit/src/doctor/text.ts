import type { Finding, Level } from './finding.ts';

const marks: Readonly<Record<Level, string>> = { problem: '✗', warning: '!', note: '·', good: '✓' };

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Findings as text, with their impact and fix. */
export function findingsText(baseUrl: string, findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return [
    `Checked ${baseUrl}`,
    '',
    ...findings.flatMap(({ level, subject, message, impact, fix }) => [
      `${marks[level]} ${subject}: ${message}`,
      ...(impact ? [`    ${impact}`] : []),
      ...(fix ? [`    → ${fix}`] : []),
    ]),
    '',
    `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}`,
  ].join('\n');
}
