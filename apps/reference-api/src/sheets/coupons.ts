import { COUPON_USE_TYPE } from '@promenade/storefront-hooks/domain';
import {
  type Cells,
  kept,
  moneyColumn,
  numberColumn,
  required,
  slugColumn,
  slugsColumn,
  textCells,
  textColumn,
  textOf,
  timeColumn,
  translated,
  yesNoColumn,
} from './columns.ts';
import { type Entry, putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  id: kept(numberColumn('its number, where several have one name')),
  name: translated(required(textColumn('what it is called', 80))),
  money: required(moneyColumn('what it takes off, as in 5.00')),
  min: moneyColumn('goods total from which it can be used; none by default'),
  days: kept(numberColumn('how many days it is good from its receipt; 30 by default', { min: 1, max: 3650 })),
  start: timeColumn('when it begins to be good, with an end instead of days; now by default', 'start'),
  end: timeColumn('last day it is good, as in 2027-01-31, or the time at which it ends', 'end'),
  left: numberColumn('how many are given out; without end by default'),
  merchant: slugColumn('slug of the merchant whose goods it is for; everybody’s by default'),
  products: slugsColumn('slugs of the products it is for, separated by blanks'),
  category: slugColumn('slug of the category it is for'),
  code_only: kept(yesNoColumn('yes: it is claimed by codes only, and not offered openly')),
  disabled: kept(yesNoColumn('yes stops giving it out; those received stay good')),
};

/** Columns that may change after a shopper has received the coupon. */
const OPEN = ['left', 'disabled'];
const DAYS = 30;

type CouponCells = Cells<typeof columns>;

async function slugsOf({ db, shop }: SheetSource, table: 'merchants' | 'products' | 'categories') {
  const rows = await db.selectFrom(table).select(['id', 'slug']).where('store_id', '=', shop.id).execute();
  return {
    ids: new Map(rows.map(({ id, slug }) => [slug, id])),
    slugs: new Map(rows.map(({ id, slug }) => [id, slug])),
  };
}

async function entriesOf(context: SheetSource): Promise<Entry<typeof columns>[]> {
  const { db, shop } = context;
  const merchants = await slugsOf(context, 'merchants');
  const products = await slugsOf(context, 'products');
  const categories = await slugsOf(context, 'categories');
  const rows = await db.selectFrom('coupons').selectAll().where('store_id', '=', shop.id).orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    cells: {
      id: row.id,
      ...textCells('name', row.name, shop.languages),
      money: row.money_cents,
      min: row.min_cents || null,
      days: row.days,
      start: row.start_at,
      end: row.end_at,
      left: row.left_count,
      merchant: merchants.slugs.get(row.merchant_id ?? 0) ?? null,
      products:
        row.use_type === COUPON_USE_TYPE.goods ? row.target_ids.map((id) => products.slugs.get(id) ?? `${id}`) : null,
      category:
        row.use_type === COUPON_USE_TYPE.category ? (categories.slugs.get(row.target_ids[0] ?? 0) ?? null) : null,
      code_only: row.is_code_only,
      disabled: row.is_disabled,
    },
  }));
}

/** Coupons that shoppers may receive. */
export const couponSheet = sheet({
  name: 'coupons',
  summary: 'a coupon; once somebody has received it, only left and disabled can be changed',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, now, issues } = context;
    const targets = {
      merchant: await slugsOf(context, 'merchants'),
      products: await slugsOf(context, 'products'),
      category: await slugsOf(context, 'categories'),
    };

    function idsOf(column: keyof typeof targets, slugs: readonly string[], line: number) {
      return slugs.flatMap((slug) => {
        const id = targets[column].ids.get(slug);
        if (id === undefined) issues.add(line, column, 'csvUnknown', { text: slug });
        return id ?? [];
      });
    }

    function rowOf(cells: CouponCells, line: number) {
      const { money, min, days, start, end, products, category } = cells;
      const startAt = end === null ? null : (start ?? now);
      if (end === null && start !== null) issues.add(line, 'end', 'cellMissing');
      if (startAt !== null && end !== null && end <= startAt) issues.add(line, 'end', 'csvEndsEarly');
      if (money === 0) issues.add(line, 'money', 'couponAmount', { field: 'money' });
      if (products && category) issues.add(line, 'category', 'couponTargets');
      const [merchantId] = idsOf('merchant', cells.merchant === null ? [] : [cells.merchant], line);
      const productIds = idsOf('products', products ?? [], line);
      const categoryIds = idsOf('category', category === null ? [] : [category], line);
      const kind = productIds.length > 0 ? 'goods' : categoryIds.length > 0 ? 'category' : 'general';
      return {
        name: textOf(cells, 'name', shop.languages),
        money_cents: Math.max(money, 1),
        min_cents: min ?? 0,
        days: end === null ? (days ?? DAYS) : null,
        start_at: startAt,
        end_at: startAt === null || end === null ? null : Math.max(end, startAt + 1),
        left_count: cells.left,
        merchant_id: merchantId ?? null,
        use_type: COUPON_USE_TYPE[kind],
        target_ids: [...productIds, ...categoryIds],
        is_code_only: cells.code_only ?? false,
        is_disabled: cells.disabled ?? false,
        updated_at: now,
      };
    }

    return putEntries(context, rows, {
      entries: await entriesOf(context),
      key: 'name',
      id: 'id',
      async add(cells, line) {
        const receipt = { receive_start_at: null, receive_end_at: null, created_at: now };
        await tx
          .insertInto('coupons')
          .values({ store_id: shop.id, ...rowOf(cells, line), ...receipt })
          .execute();
      },
      async change(id, changes, { cells }, line) {
        // Locked until the end of the transaction, so that a coupon is not received while it is changed.
        await tx.selectFrom('coupons').select('id').where('id', '=', id).forUpdate().execute();
        const received = await tx
          .selectFrom('user_coupons')
          .select('id')
          .where('coupon_id', '=', id)
          .limit(1)
          .execute();
        const fixed = Object.keys(changes).filter((name) => !OPEN.includes(name));
        if (received.length > 0) for (const name of fixed) issues.add(line, name, 'couponFixed');
        const { left_count, ...row } = rowOf({ ...cells, ...changes }, line);
        // How many are left may have changed since it was read.
        const left = 'left' in changes ? { left_count } : {};
        await tx
          .updateTable('coupons')
          .set({ ...row, ...left })
          .where('id', '=', id)
          .execute();
      },
    });
  },
});
