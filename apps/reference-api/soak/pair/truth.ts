import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/db/index.ts';
import type { Look } from '../shoppers.ts';

type Db = Kysely<Tables>;

const SAMPLES = 60;
const PAGE = 20;

interface ListData {
  list: { id: number; slug: string; storeName: string }[];
  total: number;
}

/** Expected responses of a shop whose catalogue doesn't change, computed from its tables without the API's code. */
export async function truthfulLooks(db: Db, apiUrl: string): Promise<Look[]> {
  const at = (path: string) => `${apiUrl}/api/front/${path}`;
  const total = await count(db, sql`true`);
  const looks: Look[] = [];
  const { rows: samples } = await sql<{ slug: string; name: string; price: string; created: string }>`
    select slug, name ->> 'en' as name, (price_cents / 100.0)::numeric(12, 2)::text as price from products
    where on_sale and listed_on_store order by md5(id::text) limit ${SAMPLES}
  `.execute(db);
  for (const { slug, name, price } of samples) {
    looks.push({
      url: at(`product/detail/listed/${slug}`),
      check: (data) => {
        const { productInfo } = data as { productInfo: { slug: string; storeName: string; price: string } };
        const seen = [productInfo.slug, productInfo.storeName, Number(productInfo.price)];
        return differs(seen, [slug, name, Number(price)]);
      },
    });
  }
  const pages = Math.ceil(total / PAGE);
  for (let turn = 0; turn < SAMPLES; turn++) {
    // Each list is read at its begin, its end and in between.
    const page = 1 + Math.floor((pages - 1) * (turn / (SAMPLES - 1)));
    const expected = await newestPage(db, page);
    looks.push({
      url: at(`product/list?limit=${PAGE}&page=${page}&newest=desc`),
      check: (data) => {
        const { list, total: told } = data as ListData;
        return differs([told, ...list.map(({ id }) => id)], [total, ...expected]);
      },
    });
    looks.push({
      url: at(`product/list?limit=${PAGE}&page=${page}&salesOrder=desc`),
      check: (data) => {
        const { list, total: told } = data as ListData;
        return differs(
          [told, new Set(list.map(({ id }) => id)).size],
          [total, Math.min(PAGE, total - (page - 1) * PAGE)],
        );
      },
    });
  }
  for (let lot = 7; lot < 2_500; lot += 311) {
    const found = await count(db, sql`search_text ->> 'en' ~ ${`\\mlot${lot}`}`);
    // Whatever begins like a word is found by it. A word that no product has is looked for as a part of others, which is no truth of the tables.
    if (found === 0) continue;
    looks.push({
      url: at(`product/list?limit=${PAGE}&keyword=lot${lot}`),
      check: (data) => differs([(data as ListData).total], [found]),
    });
  }
  return looks;
}

async function count(db: Db, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products where store_id = 1 and on_sale and ${condition}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function newestPage(db: Db, page: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where store_id = 1 and on_sale order by created_at desc, id desc
    limit ${PAGE} offset ${(page - 1) * PAGE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

function differs(seen: readonly unknown[], expected: readonly unknown[]): string | undefined {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)];
  return one === other ? undefined : `answers ${one} instead of ${other}`;
}
