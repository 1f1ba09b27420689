import { publicQuery, type Query } from '@promenade/storefront-hooks';
import { promotionCodeIssue, promotionCodeOf } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type ProductDetail, productsDetailBySlug } from '@promenade/storefront-sdk';

/** A variant that a link wants to have in the cart. */
export interface LinkedItem {
  /** Slug of a listed product. */
  slug: string;
  variantId: number;
  quantity: number;
}

/** What a link asks for. It changes nothing by itself. */
export interface CartLink {
  items: readonly LinkedItem[];
  /** Whether the shopper is to go on to the checkout. */
  isForCheckout: boolean;
  /** Id of a coupon to show beside the items. */
  couponId?: number | undefined;
  /** A promotion code to show beside the items. */
  promotionCode?: string | undefined;
}

const ITEMS_MAX = 20;
const ITEM = /^([a-z0-9][a-z0-9-]{0,159}):([1-9]\d{0,8})(?::([1-9]\d{0,3}))?$/;

/**
 * Reads `?items=linen-shirt:11:2,mug:21&coupon=5&to=checkout`: slug, id of the variant and quantity of each product, and the
 * id of a coupon, or a promotion code, which has a letter. Undefined for any other form.
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

/** The products of a link, each once; those that are not sold are missing. */
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
