import type { StoreDetailsRecord } from '../db/index.ts';
import { putDetails, shopById } from '../repositories/shops.ts';
import { pathColumn, pictureColumn, required, textColumn, yesNoColumn } from './columns.ts';
import { putEntries, type SheetSource, sheet, unlessSame } from './sheet.ts';

const columns = {
  picture: required(pictureColumn('address of its picture, wide; see "picture add"')),
  name: required(textColumn('its heading')),
  name_fr: textColumn('the same in French; the same heading by default'),
  link: pathColumn('where it leads, as in /collections/blankets; all products by default'),
  remove: yesNoColumn('yes takes it away'),
};

type Banner = StoreDetailsRecord['banners'][number];
type Written = { picture: string; name: string; name_fr: string | null; link: string | null };

const bannerOf = ({ picture, name, name_fr, link }: Written): Banner => ({
  ...{ picture, name: { en: name, fr: name_fr ?? name }, url: link ?? '' },
});

async function bannersOf({ db, shop }: SheetSource): Promise<Banner[]> {
  return (await shopById(db, shop.id))?.details.banners ?? [];
}

const cellsOf = ({ picture, name: { en, fr }, url }: Banner) => ({
  ...{ picture, name: en, name_fr: unlessSame(fr, en), link: url || null, remove: null },
});

/** Wide pictures of the home page, the first one first. They stand in the shop's own row, so they are written as a whole. */
export const bannerSheet = sheet({
  name: 'banners',
  summary: 'a wide picture of the home page, the first one first',
  columns,
  async *list(context) {
    yield (await bannersOf(context)).map(cellsOf);
  },
  async put(context, rows) {
    const before = await bannersOf(context);
    const after: (Banner | null)[] = [...before];
    const counts = await putEntries(context, rows, {
      columns,
      entries: before.map((banner, id) => ({ id, cells: cellsOf(banner) })),
      key: 'picture',
      remove: {
        column: 'remove',
        run: async (id) => {
          after[id] = null;
        },
      },
      add: async (cells) => void after.push(bannerOf(cells)),
      change: async (id, changes, { cells }) => {
        after[id] = bannerOf({ ...cells, ...changes });
      },
    });
    await putDetails(context.db, context.shop.id, { banners: after.filter((banner) => banner !== null) });
    return counts;
  },
});
