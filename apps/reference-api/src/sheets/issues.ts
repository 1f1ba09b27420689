import type { MessageId, MessageValues } from '../errors/messages.ts';
import { Refused } from '../errors/refused.ts';

const MOST_REPORTED = 20;

/** Errors in a file, cell by cell. */
export interface Issues {
  add(line: number, column: string, id: MessageId, values?: MessageValues): void;
  /** @throws Refused 400 when anything was added. */
  check(): void;
}

/** @param id Message of the refusal, with `{count}`. */
export function createIssues(id: MessageId = 'csvIssues'): Issues {
  const fields: Record<string, { id: MessageId; values: MessageValues }> = {};
  let count = 0;
  return {
    add(line, column, issue, values = {}) {
      const name = `line ${line}, ${column}`;
      if (Object.hasOwn(fields, name)) return;
      count++;
      if (count <= MOST_REPORTED) fields[name] = { id: issue, values };
    },
    check() {
      if (count > 0) throw new Refused(400, id, { values: { count }, fields });
    },
  };
}
