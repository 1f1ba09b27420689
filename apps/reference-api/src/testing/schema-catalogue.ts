import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Something of the schema: `table.column`, the name of an index, and what PostgreSQL says of it. */
export interface CatalogueEntry {
  kind: 'table' | 'column' | 'constraint' | 'index' | 'trigger' | 'function' | 'statistics' | 'extension';
  name: string;
  definition: string;
  comment: string | null;
}

/** Everything that migrations make, except the notes of the migrator. */
export async function readCatalogue(db: Db): Promise<CatalogueEntry[]> {
  const { rows } = await sql<CatalogueEntry>`
    with tables as (
      select * from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
    )
    select 'table' as kind, relname::text as name, relkind::text || relpersistence::text || coalesce(' ' || reloptions::text, '') as definition,
      obj_description(oid, 'pg_class') as comment from tables
    union all
    select 'column', relname || '.' || attname,
      format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
        || case attgenerated::text when '' then coalesce(' default ' || pg_get_expr(adbin, adrelid), '') else ' generated ' || pg_get_expr(adbin, adrelid) end
        || case when attidentity = '' then '' else ' identity ' || attidentity::text end
        || ' storage ' || attstorage::text,
      col_description(tables.oid, attnum)
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select 'constraint', relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid), obj_description(pg_constraint.oid, 'pg_constraint')
    from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
    union all
    select 'index', indexes.relname::text, pg_get_indexdef(indexrelid), obj_description(indexrelid, 'pg_class')
    from tables join pg_index on indrelid = tables.oid join pg_class indexes on indexes.oid = indexrelid
    union all
    select 'trigger', relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid), obj_description(pg_trigger.oid, 'pg_trigger')
    from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
    union all
    select 'function', proname::text, pg_get_functiondef(pg_proc.oid), obj_description(pg_proc.oid, 'pg_proc')
    from pg_proc where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 'statistics', stxname::text, pg_get_statisticsobjdef(oid), obj_description(oid, 'pg_statistic_ext')
    from pg_statistic_ext where stxnamespace = current_schema()::regnamespace
    union all
    select 'extension', extname::text, '', null from pg_extension
    order by 1, 2
  `.execute(db);
  return rows;
}
