/** `problem`: something will not work or is not safe. `warning`: something works less well than it could. `note`: good to know. */
export type Level = 'problem' | 'warning' | 'note' | 'good';

export interface Finding {
  /** What was looked at, as in `CORS`. */
  subject: string;
  level: Level;
  found: string;
  /** What follows from it. */
  means?: string;
  /** What to do about it. */
  todo?: string;
}

/** Words for findings about one subject. */
export function about(subject: string) {
  const bad =
    (level: Level) =>
    (found: string, means: string, todo: string): Finding => ({
      subject,
      level,
      found,
      means,
      todo,
    });
  return {
    problem: bad('problem'),
    warning: bad('warning'),
    note: (found: string, means?: string): Finding => ({ subject, level: 'note', found, ...(means && { means }) }),
    good: (found: string): Finding => ({ subject, level: 'good', found }),
  };
}
