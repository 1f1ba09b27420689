import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Column, Rule, SchemaParts } from './schema.ts';

/** Types whose values a wider one has, too. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  smallint: ['integer', 'bigint'],
  integer: ['bigint'],
};

/**
 * What a program of the earlier version could notice of a later schema: everything of the earlier one is there, takes what it
 * took and gives what it gave. Empty if the migrations in between only add.
 */
export async function additionIssues(db: Db, before: SchemaParts, after: SchemaParts): Promise<string[]> {
  const known = new Set(before.columns.map(({ name }) => name));
  const tables = new Set(before.columns.map(({ table }) => table));
  const issues = before.columns.flatMap((column) => columnIssues(column, after));
  for (const { name, table, isNullable, hasDefault } of after.columns) {
    if (tables.has(table) && !known.has(name) && !isNullable && !hasDefault)
      issues.push(`${name} is new and needs a value, which the earlier version does not give: add a default`);
  }
  for (const rule of before.rules) {
    if (rule.kind !== 'check' && !has(after, rule)) issues.push(`${rule.table} has lost ${rule.definition}`);
  }
  for (const rule of after.rules) {
    const { table, columns, definition } = rule;
    const isOfOld = tables.has(table) && columns.every((column) => known.has(`${table}.${column}`));
    if (!isOfOld || has(before, rule)) continue;
    const narrower = before.rules.filter((old) => !has(after, old) && isSameSubject(old, rule));
    const isWider = narrower.length > 0 && (await acceptsAll(db, rule, narrower, after.columns));
    if (!isWider) issues.push(`${table} has a new ${definition}, which the earlier version may break`);
  }
  return issues;
}

const has = ({ rules }: SchemaParts, { table, definition }: Rule) =>
  rules.some((rule) => rule.table === table && rule.definition === definition);

const isSameSubject = (a: Rule, b: Rule) =>
  a.kind === 'check' && b.kind === 'check' && a.table === b.table && `${a.columns}` === `${b.columns}`;

function columnIssues(old: Column, { columns }: SchemaParts): string[] {
  const found = columns.find(({ name }) => name === old.name);
  if (!found) return [`${old.name} is gone`];
  const isSameType = found.type === old.type || WIDER[old.type]?.includes(found.type);
  return [
    ...(isSameType ? [] : [`${old.name} is ${found.type} instead of ${old.type}`]),
    ...(old.isNullable && !found.isNullable ? [`${old.name} may not be null any more`] : []),
    ...(!old.isNullable && found.isNullable ? [`${old.name} may be null: give it a default instead`] : []),
    ...(old.hasDefault && !found.hasDefault ? [`${old.name} has lost its default`] : []),
    ...(old.isComputed === found.isComputed ? [] : [`${old.name} is computed in one version only`]),
  ];
}

/** Values of a column that the definitions mention, and those beside them, as SQL; none for types that cannot be tried. */
function valuesOf(type: string, definitions: string): string[] {
  if (type === 'boolean') return ['true', 'false', 'null'];
  if (type === 'text') return [...(definitions.match(/'(?:[^']|'')*'/g) ?? []), "''", 'null'];
  if (!/^(?:smallint|integer|bigint)$/.test(type)) return [];
  const numbers = [...definitions.matchAll(/-?\d+/g)].map(([number]) => Number(number));
  return [...new Set(numbers.flatMap((number) => [number - 1, number, number + 1])), 'null'].map(String);
}

/** Whether a check takes every row that the checks before took; PostgreSQL decides, for all values that they mention. */
async function acceptsAll(db: Db, check: Rule, before: readonly Rule[], columns: readonly Column[]): Promise<boolean> {
  const expressionOf = ({ definition }: Rule) => definition.replace(/^CHECK /, '');
  const definitions = [check, ...before].map(expressionOf).join(' ');
  const sources = check.columns.map((name) => {
    const type = columns.find((column) => column.name === `${check.table}.${name}`)?.type ?? '';
    const values = valuesOf(type, definitions).map((value) => `(${value}::${type})`);
    return values.length > 0 ? `(values ${values.join(', ')}) as "of_${name}" ("${name}")` : null;
  });
  if (sources.length === 0 || sources.includes(null)) return false;
  const { rows } = await sql
    .raw(
      `select from ${sources.join(' cross join ')}
        where (${before.map(expressionOf).join(' and ')}) is not false and ${expressionOf(check)} is false limit 1`,
    )
    .execute(db);
  return rows.length === 0;
}
