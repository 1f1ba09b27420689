import type { NewRow } from '@promenade/reference-api/db/tables.ts';
import { type AxisValue, type ColourName, localized, type ProductSeed } from './catalog/index.ts';
import { productPicture } from './pictures/urls.ts';
import type { ProductCase } from './product-cases.ts';
import type { Random } from './random.ts';

/** The colour in which a product is shown if the shopper has not chosen one. */
export function shownColour(product: ProductSeed): ColourName | null {
  const first = product.axes?.flatMap((axis) => axis.values).find((value) => value.colour);
  return first?.colour ?? product.paint ?? null;
}

/** Every colour a product is pictured in. */
export function coloursOf(product: ProductSeed): Set<ColourName> {
  const chosen = (product.axes ?? []).flatMap((axis) => axis.values).flatMap((value) => value.colour ?? []);
  return new Set(product.paint ? [...chosen, product.paint] : chosen);
}

/** Every combination of the axes' values, the last axis turning fastest; one empty combination without axes. */
function combinations(product: ProductSeed): AxisValue[][] {
  return (product.axes ?? []).reduce<AxisValue[][]>(
    (heads, axis) => heads.flatMap((head) => axis.values.map((value) => [...head, value])),
    [[]],
  );
}

function drawStock(stock: ProductCase['stock'], position: number, random: Random): number {
  const draw = random.next();
  if (stock === 'none') return 0;
  if (stock === 'low') return random.between(1, 14);
  // The first variant of a product that is said to be plenty can always be bought.
  if (stock === 'plenty') return position > 2 && draw < 0.08 ? 0 : random.between(40, 240);
  if (draw < 0.12) return 0;
  return draw < 0.3 ? random.between(1, 14) : random.between(15, 180);
}

export function buildSkus(
  product: ProductSeed,
  productId: number,
  weight: number,
  shop: ProductCase,
  random: Random,
): NewRow<'skus'>[] {
  const withVariantPrice =
    shop.storePriceCents === null && shop.discountBasisPoints === null && product.axes && random.chance(0.08);
  const colour = shownColour(product);
  return combinations(product).map((values, position, all) => {
    const price = product.price + values.reduce((sum, value) => sum + (value.add ?? 0), 0);
    const chosen = values.find((value) => value.colour)?.colour;
    const join = (locale: 'en' | 'fr') => values.map((value) => localized(value.label)[locale]).join(',');
    return {
      product_id: productId,
      position,
      sku: { en: join('en'), fr: join('fr') },
      price_cents: price,
      variant_price_cents: withVariantPrice && position === all.length - 1 ? Math.round(price * 0.095) * 10 : null,
      stock: drawStock(shop.stock, position, random),
      image: productPicture(product.slug, 'tile', chosen ?? colour),
      weight_grams: weight,
    };
  });
}
