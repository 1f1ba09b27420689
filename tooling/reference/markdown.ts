const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table with a header row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

export const code = (text: string): string => `\`${text}\``;

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const json = (value: unknown): string => block('json', JSON.stringify(value, null, 2));

/** Joins paragraphs; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
