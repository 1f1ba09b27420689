import type { Field } from '../api/exported.ts';
import { code, paragraphs, table } from '../reference/markdown.ts';

/** A table of fields, parameters or props; empty without any. */
export function fieldTable(head: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, type, isOptional, comment }) => [
    code(name),
    code(type.replace(/ \| undefined$/, '')) + (isOptional ? ' (optional)' : ''),
    paragraphs(comment?.text ?? '', comment?.byDefault ? `Default: ${code(comment.byDefault)}.` : ''),
  ]);
  return table([head, 'type', 'meaning'], rows);
}
