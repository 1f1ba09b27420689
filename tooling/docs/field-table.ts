import type { Field } from '../api/fields.ts';
import { code, paragraphs, table } from '../reference/markdown.ts';

/** A table of fields, parameters or props; empty without any. */
export function fieldTable(head: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, type, isOptional, comment }) => [
    code(name),
    isOptional ? `${code(type.replace(/ \| undefined$/, ''))} (optional)` : code(type),
    paragraphs(comment?.text ?? '', comment?.byDefault ? `Default: ${code(comment.byDefault)}.` : ''),
  ]);
  return table([head, 'type', 'meaning'], rows);
}
