import { publicQuery, type Query } from '@promenade/storefront-hooks';
import { promotionCodeIssue, promotionCodeOf } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type ProductDetail, productsDetailBySlug } from '@promenade/storefront-sdk';

/** A variant in a link to the cart. */
export interface LinkedItem {
  /** Slug of a listed product. */
  slug: string;
  variantId: number;
  quantity: number;
}

/** The content of a link to the cart. Nothing is added until the shopper confirms it. */
export interface CartLink {
  items: readonly LinkedItem[];
  /** Whether to continue to the checkout. */
  isForCheckout: boolean;
  /** Id of a coupon that is offered with the items. */
  couponId?: number | undefined;
  /** Promotion code that is offered with the items. */
  promotionCode?: string | undefined;
}

const ITEMS_MAX = 20;
const ITEM = /^([a-z0-9][a-z0-9-]{0,159}):([1-9]\d{0,8})(?::([1-9]\d{0,3}))?$/;

/**
 * Parses `?items=linen-shirt:11:2,mug:21&coupon=5&to=checkout`: slug, variant id and quantity of each product, and a coupon id or a promotion code
 * (which contains a letter). Returns undefined for any other format.
 */
export function parseCartLink(query: URLSearchParams): CartLink | undefined {
  const parts = (query.get('items') ?? '').split(',', ITEMS_MAX + 1);
  const quantities = new Map<string, LinkedItem>();
  for (const part of parts) {
    const [, slug, variant, count = '1'] = ITEM.exec(part) ?? [];
    if (slug === undefined) return undefined;
    const before = quantities.get(`${variant}`)?.quantity ?? 0;
    quantities.set(`${variant}`, {
      slug,
      variantId: Number(variant),
      quantity: Math.min(9_999, before + Number(count)),
    });
  }
  if (parts.length > ITEMS_MAX) return undefined;
  const coupon = query.get('coupon') ?? '';
  const isCode = !/^[\d\s-]*$/.test(coupon) && promotionCodeIssue(coupon) === undefined;
  return {
    items: [...quantities.values()],
    isForCheckout: query.get('to') === 'checkout',
    ...(/^[1-9]\d{0,8}$/.test(coupon) && { couponId: Number(coupon) }),
    ...(isCode && { promotionCode: promotionCodeOf(coupon) }),
  };
}

/** Loads the products of a link, each once; products that are not sold are missing. */
export function linkedProducts({ items }: CartLink): Query<ProductDetail[]> {
  const slugs = [...new Set(items.map(({ slug }) => slug))];
  return publicQuery(['linkedProducts', slugs.join()], async (client, options) => {
    const products = await Promise.all(
      slugs.map((slug) =>
        productsDetailBySlug(client, { slug }, options).catch((error: unknown) => {
          if (isStorefrontError(error, 'not-found')) return undefined;
          throw error;
        }),
      ),
    );
    return products.filter((product) => product !== undefined);
  });
}
