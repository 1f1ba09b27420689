import type { StoreDetailsRecord } from '../db/index.ts';
import { putDetails, type Shop, shopById } from '../repositories/shops.ts';
import {
  type Cells,
  pathColumn,
  pictureColumn,
  required,
  textCells,
  textColumn,
  textOf,
  translated,
  yesNoColumn,
} from './columns.ts';
import { putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  picture: required(pictureColumn('address of its picture, wide; see "picture add"')),
  name: translated(required(textColumn('its heading'))),
  link: pathColumn('where it leads, as in /collections/blankets; all products by default'),
  remove: yesNoColumn('yes takes it away'),
};

type Banner = StoreDetailsRecord['banners'][number];
type Written = Pick<Cells<typeof columns>, 'picture' | 'name' | 'link'>;

const bannerOf = ({ picture, link, ...cells }: Written, { languages }: Shop): Banner => ({
  ...{ picture, name: textOf(cells, 'name', languages), url: link ?? '' },
});

async function bannersOf({ db, shop }: SheetSource): Promise<Banner[]> {
  return (await shopById(db, shop.id))?.details.banners ?? [];
}

const cellsOf = ({ picture, name, url }: Banner, { languages }: Shop) => ({
  ...{ picture, ...textCells('name', name, languages), link: url || null, remove: null },
});

/** Wide pictures of the home page, the first one first. They stand in the shop's own row, so they are written as a whole. */
export const bannerSheet = sheet({
  name: 'banners',
  summary: 'a wide picture of the home page, the first one first',
  columns,
  async *list(context) {
    yield (await bannersOf(context)).map((banner) => cellsOf(banner, context.shop));
  },
  async put(context, rows) {
    const before = await bannersOf(context);
    const after: (Banner | null)[] = [...before];
    const counts = await putEntries(context, rows, {
      entries: before.map((banner, id) => ({ id, cells: cellsOf(banner, context.shop) })),
      key: 'picture',
      remove: {
        column: 'remove',
        run: async (id) => {
          after[id] = null;
        },
      },
      add: async (cells) => void after.push(bannerOf(cells, context.shop)),
      change: async (id, changes, { cells }) => {
        after[id] = bannerOf({ ...cells, ...changes }, context.shop);
      },
    });
    await putDetails(context.db, context.shop.id, { banners: after.filter((banner) => banner !== null) });
    return counts;
  },
});
