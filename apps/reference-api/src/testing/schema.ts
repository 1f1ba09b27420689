import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface Column {
  /** `table.column` */
  name: string;
  table: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isComputed: boolean;
}

/** A constraint or unique index. */
export interface Rule {
  table: string;
  kind: 'check' | 'key' | 'reference';
  /** As PostgreSQL prints it, without its name. */
  definition: string;
  columns: string[];
}

/** What the statements of a program depend on. */
export interface SchemaParts {
  columns: Column[];
  rules: Rule[];
}

export async function readSchema(db: Db): Promise<SchemaParts> {
  const { rows: columns } = await sql<Column>`
    select relname || '.' || attname as name, relname as "table", format_type(atttypid, atttypmod) as type,
      not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault", attgenerated <> '' as "isComputed"
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
    order by 1
  `.execute(db);
  const { rows: rules } = await sql<Rule>`
    select relname as "table", definition, coalesce(columns, '{}') as columns,
      case contype when 'c' then 'check' when 'f' then 'reference' else 'key' end as kind
    from (
      select conrelid as relation, contype::text, conkey, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition
      from pg_constraint where contype in ('c', 'f', 'p', 'u', 'x')
      union all
      select indrelid, 'i', indkey::int2[], regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+ ON \\S+ ', 'UNIQUE ')
      from pg_index where indisunique and not exists (select from pg_constraint where conindid = indexrelid)
    ) as rules
    join pg_class on pg_class.oid = relation and relnamespace = current_schema()::regnamespace
    left join lateral (
      select array_agg(attname::text order by attname) as columns from pg_attribute
      where attrelid = relation and attnum = any(conkey)
    ) as names on true
    where relname not like 'kysely%' order by 1, 2
  `.execute(db);
  return { columns, rules };
}
