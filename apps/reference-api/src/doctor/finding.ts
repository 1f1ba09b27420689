/** The result of a check. */
export interface Finding {
  area:
    | 'settings'
    | 'proxies'
    | 'database'
    | 'migrations'
    | 'clock'
    | 'storage'
    | 'mail'
    | 'identity'
    | 'payments'
    | 'shops';
  /** With an error the shop does not work; a warning may be intended. */
  level: 'ok' | 'warning' | 'error';
  /** The state, in one sentence. */
  what: string;
  /** Its consequence; absent if all is well. */
  why?: string;
  /** How to fix it. */
  todo?: string;
}

export const ok = (area: Finding['area'], what: string): Finding => ({ area, level: 'ok', what });

export const warning = (area: Finding['area'], what: string, why: string, todo: string): Finding => ({
  ...{ area, level: 'warning', what, why, todo },
});

export const error = (area: Finding['area'], what: string, why: string, todo: string): Finding => ({
  ...{ area, level: 'error', what, why, todo },
});

const counted = (findings: readonly Finding[], level: Finding['level']) => {
  const count = findings.filter((finding) => finding.level === level).length;
  return `${count} ${level}${count === 1 ? '' : 's'}`;
};

/** Formats findings for a terminal. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ area, level, what, why, todo }) => [
    `${level.padEnd(8)} ${area.padEnd(11)} ${what}`,
    ...[why, todo].flatMap((text) => (text ? [`${' '.repeat(21)}${text}`] : [])),
  ]);
  return [...lines, '', `${counted(findings, 'error')}, ${counted(findings, 'warning')}.`].join('\n');
}
