/** `problem`: something does not work or is not safe. `warning`: something works less well than it could. `note`: good to know. */
export type Level = 'problem' | 'warning' | 'note' | 'good';

export interface Finding {
  /** The subject of the check, as in `CORS`. */
  subject: string;
  level: Level;
  message: string;
  /** The consequence. */
  impact?: string;
  /** The remedy. */
  fix?: string;
}

/** Makers of findings about one subject. */
export function about(subject: string) {
  const bad =
    (level: Level) =>
    (message: string, impact: string, fix: string): Finding => ({ subject, level, message, impact, fix });
  return {
    problem: bad('problem'),
    warning: bad('warning'),
    note: (message: string, impact?: string, fix?: string): Finding => ({
      subject,
      level: 'note',
      message,
      ...(impact && { impact }),
      ...(fix && { fix }),
    }),
    good: (message: string): Finding => ({ subject, level: 'good', message }),
  };
}
