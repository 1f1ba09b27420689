import { restock, setPrice } from '../domain/stock.ts';
import { addOwnPicture } from '../domain/uploads.ts';
import { host, operatorCommand } from './command.ts';

const slug = 'slug of the product';
const variant = 'values of the variant, as in Black,XL, where there are several';
const nameOf = ({ slug, variant }: { slug: string; variant?: string }) => (variant ? `${slug} (${variant})` : slug);
/** 5 MB and what Base64 adds to them. */
const PICTURE_MAX_LENGTH = 7 * 1024 * 1024;

export const productCommands = [
  operatorCommand({
    name: 'price',
    summary: 'changes the price of a product and of its variants that cost as much, or of one variant',
    words: { slug, price: 'as in 12.50' },
    options: { variant: 'values of the variant, as in Black,XL; the whole product by default', host },
    run: async (deps, goods) => `${nameOf(goods)} costs ${await setPrice(deps, deps.database.db, goods)}.`,
  }),
  operatorCommand({
    name: 'restock',
    summary: 'adds pieces to what can be sold, as those of a returned parcel',
    words: { slug, pieces: 'how many more, or with a minus how many fewer after "--", as in -- -2' },
    options: { variant, host },
    run: async (deps, goods) => `${nameOf(goods)}: ${await restock(deps.database.db, goods)} pieces can be sold.`,
  }),
  operatorCommand({
    name: 'picture add',
    summary: 'keeps a JPG or PNG picture in the shop, and returns its address for CSV files and settings',
    words: { file: 'the picture' },
    options: {},
    files: ['file'],
    isBinary: true,
    maxFileLength: PICTURE_MAX_LENGTH,
    run: (deps, { file }) => addOwnPicture(deps, deps.database.db, Buffer.from(file, 'base64')),
  }),
];
