import { sql } from 'kysely';
import { brandPicture } from '../media/urls.ts';
import {
  type Cells,
  kept,
  numberColumn,
  percentColumn,
  pictureColumn,
  required,
  slugColumn,
  textCells,
  textColumn,
  textOf,
  translated,
  yesNoColumn,
} from './columns.ts';
import { type Entry, putEntries, type SheetRow, type SheetSource, sheet } from './sheet.ts';

const columns = {
  slug: required(slugColumn('by which it is known and found, as in wool-blankets')),
  parent: slugColumn('slug of the category above it; none for one of the first level'),
  name: translated(required(textColumn('what it is called', 80))),
  picture: kept(pictureColumn('address of its picture, see "picture add"')),
  sort: kept(numberColumn('its place among its neighbours, the lowest first')),
  shown: kept(yesNoColumn('whether the menu shows it; yes by default')),
  fee: percentColumn('what merchants of this trade pay the platform, in percent; none where it is no trade'),
};

const DEEPEST = 3;

async function entriesOf({ db, shop }: SheetSource) {
  const categories = db.selectFrom('categories').selectAll().where('store_id', '=', shop.id);
  const rows = await categories.orderBy('level').orderBy('sort').orderBy('id').execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => ({
    id: row.id,
    level: row.level,
    cells: {
      slug: row.slug,
      parent: slugs.get(row.parent_id ?? 0) ?? null,
      ...textCells('name', row.name, shop.languages),
      picture: row.icon,
      sort: row.sort,
      shown: row.is_shown,
      fee: row.fee_basis_points,
    },
  }));
}

/** Rows whose parents are in the same file come after them. */
function parentsFirst(rows: readonly SheetRow<typeof columns>[]): SheetRow<typeof columns>[] {
  const bySlug = new Map(rows.map((row) => [row.cells.slug, row]));
  const ordered = new Set<SheetRow<typeof columns>>();
  const place = (row: SheetRow<typeof columns>, above: number) => {
    const parent = bySlug.get(row.cells.parent ?? '');
    if (parent && above < DEEPEST) place(parent, above + 1);
    ordered.add(row);
  };
  for (const row of rows) place(row, 0);
  return [...ordered];
}

/** The tree of categories. */
export const categorySheet = sheet({
  name: 'categories',
  summary: 'a category of the menu, of three levels at most',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, issues } = context;
    const entries = await entriesOf(context);
    const known = new Map(entries.map(({ id, level, cells }) => [cells.slug, { id, level: Number(level) }]));

    /** Where a category hangs; undefined where it cannot. */
    function placeOf({ slug, parent }: Pick<Cells<typeof columns>, 'slug' | 'parent'>, line: number) {
      const above = parent === null ? { id: null, level: 0 } : known.get(parent);
      if (above && above.level < DEEPEST && parent !== slug) {
        return { parent_id: above.id, level: (above.level + 1) as 1 | 2 | 3 };
      }
      issues.add(line, 'parent', above ? 'categoryTooDeep' : 'csvUnknown', { text: parent ?? '' });
      return undefined;
    }

    const rowOf = ({ slug, picture, sort, shown, fee, ...cells }: Cells<typeof columns>) => ({
      slug,
      name: textOf(cells, 'name', shop.languages),
      icon: picture ?? brandPicture(),
      sort: sort ?? known.size,
      is_shown: shown ?? true,
      fee_basis_points: fee,
    });

    const counts = await putEntries(context, parentsFirst(rows), {
      entries,
      key: 'slug',
      async add(cells, line) {
        const place = placeOf(cells, line);
        if (!place) return;
        const row = { store_id: shop.id, ...place, ...rowOf(cells) };
        const { id } = await tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow();
        known.set(cells.slug, { id, level: place.level });
      },
      async change(id, changes, entry: Entry<typeof columns>, line) {
        const cells = { ...entry.cells, ...changes };
        const place = placeOf(cells, line);
        if (!place) return;
        if (place.level !== known.get(cells.slug)?.level) issues.add(line, 'parent', 'categoryMoved');
        const row = { ...place, ...rowOf(cells) };
        await tx.updateTable('categories').set(row).where('id', '=', id).execute();
      },
    });
    // Lists of a category are those of the categories below it, so products lie in the lowest ones.
    const both = await tx
      .selectFrom('categories as above')
      .select('slug')
      .where('store_id', '=', shop.id)
      .where(sql<boolean>`exists (select from categories where parent_id = above.id)`)
      .where(sql<boolean>`exists (select from products where category_id = above.id)`)
      .execute();
    for (const { slug } of both) {
      const line = rows.find((row) => row.cells.parent === slug)?.line ?? 1;
      issues.add(line, 'parent', 'categoryHasProducts', { text: slug });
    }
    return counts;
  },
});
