import {
  lowestPriorPrice,
  type PriceInput,
  type PricePeriod,
  priceInputOf,
  priceOf,
  priceOfLine,
  showsLowestPrice,
} from '@promenade/storefront-hooks/domain';
import type {
  CartGroup,
  CartLine,
  Page,
  ProductCard,
  ProductDetail,
  ProductSku,
} from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import {
  formerProductPrices,
  formerSkuPrices,
  type ProductPrices,
  type SkuPrices,
} from '../repositories/price-history.ts';
import { percent } from '../repositories/product-cards.ts';

/*
 * Adds the lowest price of the 30 days before a reduction to responses, in shops that show it. Only reduced items are looked
 * up: at most one more statement for a list, by its index.
 */

type Call = Pick<CallContext, 'db' | 'shop' | 'now'>;

const isReduced = (input: PriceInput, now: number) => priceOf(input, now).wasCents !== undefined;

const inputOf = (row: ProductPrices) => ({
  price: row.price_cents,
  storePrice: row.store_price_cents,
  discount: percent(row.discount_basis_points),
  discountExpiry: row.discount_expires_at,
  isOffered: row.on_sale,
});

/** Cards of products, with the lowest price of those that are reduced. */
export async function withLowestPrices<Card extends PriceInput>(
  { db, shop, now }: Call,
  cards: Card[],
  idOf: (card: Card) => number,
): Promise<Card[]> {
  if (!showsLowestPrice(shop.details)) return cards;
  const ids = cards.filter((card) => isReduced(card, now)).map(idOf);
  const former = Map.groupBy(await formerProductPrices(db, ids), ({ product_id }) => product_id);
  return cards.map((card) => {
    const rows = former.get(idOf(card));
    const periods = rows?.map((row): PricePeriod => ({ ...inputOf(row), until: row.until_at })) ?? [];
    return withLowest(card, [...periods, { ...card, until: null }], now);
  });
}

/** A page of products, with the lowest price of those that are reduced. */
export async function pageWithLowestPrices(call: Call, page: Page<ProductCard>): Promise<Page<ProductCard>> {
  return { ...page, list: await withLowestPrices(call, page.list, ({ id }) => id) };
}

function withLowest<Item extends object>(item: Item, periods: readonly PricePeriod[], now: number): Item {
  const lowestPrice = periods.length > 1 ? lowestPriorPrice(periods, now) : undefined;
  return lowestPrice === undefined ? item : { ...item, lowestPrice };
}

/** What determines the price of a variant now. */
interface VariantNow {
  productId: number;
  skuId: number;
  input: PriceInput;
}

/** The price periods of variants, from the recorded changes of each and of its product. */
async function variantPeriods({ db }: Call, variants: readonly VariantNow[]): Promise<Map<number, PricePeriod[]>> {
  const productIds = [...new Set(variants.map(({ productId }) => productId))];
  const products = Map.groupBy(await formerProductPrices(db, productIds), ({ product_id }) => product_id);
  const skus = Map.groupBy(
    await formerSkuPrices(
      db,
      variants.map(({ skuId }) => skuId),
    ),
    ({ sku_id }) => sku_id,
  );
  return new Map(
    variants.map((variant) => [
      variant.skuId,
      periodsOf(variant, products.get(variant.productId) ?? [], skus.get(variant.skuId) ?? []),
    ]),
  );
}

function periodsOf({ skuId, input }: VariantNow, products: ProductPrices[], skus: SkuPrices[]): PricePeriod[] {
  const ends = [...new Set([...products, ...skus].map(({ until_at }) => until_at))].toSorted((a, b) => a - b);
  const past = ends.map((until): PricePeriod => {
    const product = products.find(({ until_at }) => until_at >= until);
    const sku = skus.find(({ until_at }) => until_at >= until);
    const variantPrice = sku?.variant_price_cents;
    return {
      ...input,
      ...(product && inputOf(product)),
      ...(sku && {
        skuPrice: sku.price_cents,
        variantPrice: variantPrice == null ? [] : [{ id: skuId, price: variantPrice }],
      }),
      skuId,
      until,
    };
  });
  return [...past, { ...input, until: null }];
}

type Priced = Pick<ProductDetail, 'productInfo' | 'productValue' | 'storePrice' | 'variantPrice'>;

/** Products with the lowest prices of themselves and of their variants, if they are reduced: three statements at most. */
export async function detailsWithLowestPrices<Detail extends Priced>(
  call: Call,
  details: readonly Detail[],
): Promise<Detail[]> {
  const { shop, now } = call;
  if (!showsLowestPrice(shop.details)) return [...details];
  const infos = details.map(({ productInfo, storePrice }) => ({ ...productInfo, storePrice }));
  const own = await withLowestPrices(call, infos, ({ id }) => id);
  const variants = details
    .flatMap((detail) =>
      Object.values(detail.productValue).map((sku) => {
        return { productId: detail.productInfo.id, skuId: sku.id, input: priceInputOf(detail, sku) };
      }),
    )
    .filter(({ input }) => isReduced(input, now));
  const periods = await variantPeriods(call, variants);
  return details.map((detail, place) => {
    const lowestPrice = own[place]?.lowestPrice;
    const priced = Object.entries(detail.productValue).map(([values, sku]): [string, ProductSku] => [
      values,
      withLowest(sku, periods.get(sku.id) ?? [], now),
    ]);
    return {
      ...detail,
      productInfo: { ...detail.productInfo, ...(lowestPrice !== undefined && { lowestPrice }) },
      productValue: Object.fromEntries(priced),
    };
  });
}

/** A product with the lowest prices of itself and of its variants, if they are reduced. */
export async function detailWithLowestPrices(call: Call, detail: ProductDetail): Promise<ProductDetail> {
  const [priced = detail] = await detailsWithLowestPrices(call, [detail]);
  return priced;
}

/** A cart, with the lowest prices of the lines that are reduced. */
export async function cartWithLowestPrices(call: Call, groups: CartGroup[]): Promise<CartGroup[]> {
  const { shop, now } = call;
  if (!showsLowestPrice(shop.details)) return groups;
  const variantOf = ({ price, storePrice, variantPrice, discount, discountExpiry, ...line }: CartLine): VariantNow => ({
    productId: line.productId,
    skuId: line.attrId,
    input: { price, skuPrice: price, storePrice, variantPrice, discount, discountExpiry, skuId: line.attrId },
  });
  const lines = groups.flatMap(({ cartInfoList }) => cartInfoList);
  const reduced = lines.filter((line) => priceOfLine(line, now).wasCents !== undefined);
  const periods = await variantPeriods(call, reduced.map(variantOf));
  return groups.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => withLowest(line, periods.get(line.attrId) ?? [], now)),
  }));
}
