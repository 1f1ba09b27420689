import type { Finding, Level } from './finding.ts';
import { counted } from './probe.ts';

const marks: Readonly<Record<Level, string>> = { problem: '✗', warning: '!', note: '·', good: '✓' };

/** Explains the marks of the findings. */
export const legend = `${marks.good} works, ${marks.problem} problem, ${marks.warning} warning, ${marks.note} note or cannot tell`;

/** A finding as text, with its impact and fix. */
export function findingText({ level, subject, message, impact, fix }: Finding): string {
  return [
    `${marks[level]} ${subject}: ${message}`,
    ...(impact ? [`    ${impact}`] : []),
    ...(fix ? [`    → ${fix}`] : []),
  ].join('\n');
}

/** How many problems and warnings there are. */
export function countText(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}`;
}
