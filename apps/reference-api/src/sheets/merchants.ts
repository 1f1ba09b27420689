import { sql } from 'kysely';
import { bannerPicture, brandPicture } from '../media/urls.ts';
import {
  type Cells,
  choiceColumn,
  emailColumn,
  kept,
  linkColumn,
  pictureColumn,
  picturesColumn,
  required,
  slugColumn,
  textCells,
  textColumn,
  textOf,
  translated,
  yesNoColumn,
} from './columns.ts';
import { type Entry, putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  slug: required(slugColumn('by which it is known and found, as in wool-and-felt')),
  name: required(textColumn('what it is called', 80)),
  intro: translated(textColumn('what it says of itself', 1000)),
  category: slugColumn('slug of what it mostly trades in'),
  kind: kept(choiceColumn('sells, promotes or both; sells by default', { sells: 1, promotes: 2, both: 3 })),
  own: kept(yesNoColumn('whether it is the shop itself; no by default')),
  avatar: kept(pictureColumn('address of its sign, see "picture add"')),
  picture: kept(pictureColumn('address of the wide picture of its page')),
  banners: picturesColumn('addresses of further wide pictures, separated by blanks'),
  email: required(emailColumn('where customers and the shop write to')),
  phone: textColumn('its telephone', 40),
  address: textColumn('where it is', 300),
  company: textColumn('who stands behind it', 200),
  papers: picturesColumn('addresses of its papers, separated by blanks'),
  service: kept(
    choiceColumn('how customers reach it: email, phone, hotline, h5 or message; email by default', {
      email: 'email',
      phone: 'phone',
      hotline: 'hotline',
      h5: 'h5',
      message: 'message',
    }),
  ),
  service_link: linkColumn('where h5 and message lead to'),
};

/** In the middle, until there are reviews. */
const STARS_WITHOUT_REVIEWS = 3;

async function entriesOf({ db, shop }: SheetSource): Promise<Entry<typeof columns>[]> {
  const rows = await db
    .selectFrom('merchants')
    .leftJoin('categories', 'categories.id', 'merchants.category_id')
    .selectAll('merchants')
    .select('categories.slug as category')
    .where('merchants.store_id', '=', shop.id)
    .orderBy('merchants.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    cells: {
      slug: row.slug,
      name: row.name,
      ...textCells('intro', row.intro, shop.languages),
      category: row.category,
      kind: row.type_id as 1 | 2 | 3,
      own: row.is_self,
      avatar: row.avatar,
      picture: row.back_image,
      banners: row.banners.length > 0 ? row.banners : null,
      email: row.email,
      phone: row.phone || null,
      address: row.address || null,
      company: row.real_name || null,
      papers: row.qualification_pictures.length > 0 ? row.qualification_pictures : null,
      service: row.service_type,
      service_link: row.service_address,
    },
  }));
}

/** Who sells in the shop. */
export const merchantSheet = sheet({
  name: 'merchants',
  summary: 'a merchant of the shop',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, now, issues } = context;
    const categories = await tx
      .selectFrom('categories')
      .select(['id', 'slug'])
      .where('store_id', '=', shop.id)
      .execute();
    const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]));

    function rowOf(cells: Cells<typeof columns>, line: number) {
      const { category, service = 'email' } = cells;
      const categoryId = category === null ? null : categoryIds.get(category);
      if (categoryId === undefined) issues.add(line, 'category', 'csvUnknown', { text: category ?? '' });
      if ((service === 'h5' || service === 'message') && !cells.service_link)
        issues.add(line, 'service_link', 'cellMissing');
      const picture = cells.picture ?? bannerPicture();
      return {
        slug: cells.slug,
        name: cells.name,
        intro: textOf(cells, 'intro', shop.languages),
        category_id: categoryId ?? null,
        type_id: cells.kind ?? 1,
        is_self: cells.own ?? false,
        avatar: cells.avatar ?? brandPicture(),
        back_image: picture,
        street_back_image: picture,
        banners: JSON.stringify(cells.banners ?? []),
        email: cells.email,
        phone: cells.phone ?? '',
        address: cells.address ?? '',
        real_name: cells.company ?? '',
        qualification_pictures: JSON.stringify(cells.papers ?? []),
        service_type: service ?? 'email',
        service_address: cells.service_link,
      };
    }

    async function reportTaken(email: string, line: number, id = 0) {
      const taken = tx.selectFrom('merchants').select('id').where('store_id', '=', shop.id).where('id', '!=', id);
      const other = await taken.where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst();
      if (other) issues.add(line, 'email', 'merchantEmailTaken');
    }

    return putEntries(context, rows, {
      entries: await entriesOf(context),
      key: 'slug',
      async add(cells, line) {
        await reportTaken(cells.email, line);
        const row = { ...rowOf(cells, line), store_id: shop.id, star_level: STARS_WITHOUT_REVIEWS, created_at: now };
        await tx.insertInto('merchants').values(row).execute();
      },
      async change(id, changes, { cells }, line) {
        if (changes.email) await reportTaken(changes.email, line, id);
        const { street_back_image, ...row } = rowOf({ ...cells, ...changes }, line);
        const street = changes.picture ? { street_back_image } : {};
        await tx
          .updateTable('merchants')
          .set({ ...row, ...street })
          .where('id', '=', id)
          .execute();
      },
    });
  },
});
