import {
  buildTheme,
  type ContrastPair,
  contrastPairs,
  type MovedColor,
  parseThemeJson,
} from '@promenade/storefront-ui/tokens';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Db, ThemeRecord } from '../db/tables.ts';
import type { MessageId } from '../errors/messages.ts';
import { putTheme, type Shop } from '../repositories/shops.ts';
import { createIssues, type Issues } from '../sheets/issues.ts';
import { namedShop } from './named-shop.ts';

const NAME_MAX_LENGTH = 80;
const FIELDS: readonly string[] = ['id', 'name', 'mode', 'tokens'];
const IGNORED = { unknown: 'themeTokenUnknown', value: 'themeTokenValue' } as const satisfies Record<string, MessageId>;

/** A theme, and how its colours can be read. */
export interface CheckedTheme {
  theme: ThemeRecord;
  /** Every pair of colours, in light and dark, and for visitors who prefer more contrast. */
  pairs: readonly ContrastPair[];
  /** Colours that were adjusted for contrast. */
  moved: readonly MovedColor[];
}

/** A field of an object in a file. */
interface Field {
  name: string;
  line: number;
  value: Node | undefined;
}

/**
 * Reads a theme as the theme lab exports it, and checks its contrast.
 *
 * @throws Refused 400 with the lines of what cannot be used.
 */
export function readTheme(file: string): CheckedTheme {
  const issues = createIssues('themeIssues');
  const lineAt = (offset: number) => file.slice(0, offset).split('\n').length;
  const fields = fieldsOf(parsed(file, lineAt, issues), lineAt);
  issues.check();
  for (const { name, line } of fields) if (!FIELDS.includes(name)) issues.add(line, name, 'themeShape');
  const field = (name: string) => fields.findLast((each) => each.name === name);

  const name: unknown = field('name')?.value?.value;
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= NAME_MAX_LENGTH;
  if (!isName) issues.add(field('name')?.line ?? 1, 'name', 'themeName', { limit: NAME_MAX_LENGTH });
  const mode: unknown = field('mode')?.value?.value;
  if (field('mode') && mode !== 'light' && mode !== 'dark') issues.add(field('mode')?.line ?? 1, 'mode', 'themeMode');

  const tokens = field('tokens');
  if (tokens?.value?.type !== 'object') issues.add(tokens?.line ?? 1, 'tokens', 'themeShape');
  const given = fieldsOf(tokens?.value, lineAt);
  const lines = new Map<string, number>();
  for (const token of given) {
    if (lines.has(token.name)) issues.add(token.line, token.name, 'themeTokenTwice');
    lines.set(token.name, token.line);
  }
  const values = Object.fromEntries(given.map((token) => [token.name, token.value?.value as unknown]));
  const { options, ignored } = parseThemeJson({ name, mode, tokens: values });
  for (const token of ignored) {
    const text = shortened(JSON.stringify(values[token.name]) ?? 'an object or a list');
    issues.add(lines.get(token.name) ?? 1, token.name, IGNORED[token.reason], { text });
  }
  issues.check();
  const { light, dark, more, moved } = buildTheme(options);
  const theme = { name, ...(options.mode && { mode: options.mode }), tokens: values } as ThemeRecord;
  const pairs = [
    ...[light, dark].flatMap((colors) => contrastPairs(colors, 'normal')),
    ...[more.light, more.dark].flatMap((colors) => contrastPairs(colors, 'more')),
  ];
  return { theme, pairs, moved };
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The object in a file; undefined with an issue for invalid JSON or another type. */
function parsed(file: string, lineAt: (offset: number) => number, issues: Issues): Node | undefined {
  const errors: ParseError[] = [];
  const text = file.replace(/^\ufeff/, ' ');
  const root = parseTree(text, errors, { disallowComments: true });
  for (const { error, offset } of errors) {
    const problem = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    issues.add(lineAt(offset), 'theme', 'themeSyntax', { problem: problem.toLowerCase() });
  }
  if (errors.length === 0 && root?.type !== 'object') issues.add(1, 'theme', 'themeShape');
  return root;
}

function fieldsOf(node: Node | undefined, lineAt: (offset: number) => number): Field[] {
  return (node?.type === 'object' ? (node.children ?? []) : []).flatMap(({ offset, children: [key, value] = [] }) =>
    key ? [{ name: String(key.value), line: lineAt(offset), value }] : [],
  );
}

/**
 * Gives a shop the theme of a file.
 *
 * @throws Refused 400 with the lines of what cannot be used, 404 when there is no such shop.
 */
export async function setTheme(
  db: Db,
  { file, host }: { file: string; host?: string | undefined },
): Promise<CheckedTheme & { shop: Shop }> {
  const shop = await namedShop(db, host);
  const checked = readTheme(file);
  await putTheme(db, shop.id, checked.theme);
  return { ...checked, shop };
}

/** The theme of a shop, as `setTheme` takes it. */
export async function themeFile(db: Db, host?: string): Promise<string> {
  const { theme } = await namedShop(db, host);
  return JSON.stringify(theme, null, 2);
}
