import { writing, written } from '../call.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../entities/email.ts';
import { moneyText } from '../money.ts';
import { bool, intIn, listOf, object, oneOf, optional, textIn } from '../schema/schema.ts';

/** Id of a database row, from 1. CRMEB clients send 0 for an absent optional id. */
export const id = intIn({ min: 1, max: 2_147_483_647 });
export const storeId = optional(
  intIn({
    min: 1,
    max: 2_147_483_647,
    note: 'Id of the shop, if one backend serves several. By default, the host name of the request determines the shop.',
  }),
);
export const slug = textIn({ min: 1, max: 160, pattern: '^[a-z0-9][a-z0-9-]*$' });
export const uniqueKey = textIn({ min: 1, max: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** Id of a guest's cart: 32 hex characters (specification, section 9). */
export const uuid = textIn({
  min: 32,
  max: 32,
  pattern: '^[0-9a-f]{32}$',
  note: 'Id of the guest’s cart, for guests only.',
});
export const email = textIn({ min: 3, max: EMAIL_MAX_LENGTH, pattern: EMAIL_PATTERN });
/** A telephone number for calls back, in any notation. */
export const phone = textIn({
  max: 48,
  pattern: '^[^\\p{L}]*(?:\\p{L}+[^\\p{L}]*)?$',
  note: '5 to 15 digits, and an extension as in `ext. 12`.',
});
export const checkoutNo = textIn({ min: 4, max: 64, pattern: '^PT[A-Za-z0-9]+$', note: 'Checkout number.' });
export const orderNo = textIn({ min: 4, max: 64, pattern: '^SH[A-Za-z0-9]+$', note: 'Merchant order number.' });
export const anyOrderNo = textIn({
  min: 4,
  max: 64,
  pattern: '^(?:PT|SH)[A-Za-z0-9]+$',
  note: 'Checkout number or merchant order number.',
});
export const refundNo = textIn({ min: 4, max: 64, pattern: '^RE[A-Za-z0-9]+$', note: 'Refund number.' });
export const preOrderNo = textIn({ min: 8, max: 64, pattern: '^[A-Za-z0-9]+$' });
export const promotionCode = textIn({ min: 4, max: 32, pattern: '^[A-Za-z0-9]+$', note: 'Letters and digits.' });
export const payType = textIn({
  min: 1,
  max: 20,
  pattern: '^[a-z]+$',
  note: 'One of the methods enabled in `payments.methods`.',
});
export const payChannel = oneOf('pc', 'mobile');
export const password = textIn({ min: 6, max: 128 });
export const givenPassword = textIn({ min: 1, max: 128 });
/** A code from an e-mail or text message. */
export const captcha = textIn({ min: 4, max: 8, pattern: '^\\d+$' });

/** Lines of a merchant order and their quantities. */
export const orderLines = optional(
  listOf(
    object({
      /** `id` of the order line. */
      orderInfoId: id,
      /** Quantity to refund. */
      quantity: intIn({ min: 1, max: 9999 }),
    }),
    { min: 1, max: 200 },
  ),
);

/** Paging of a list (specification, section 9). */
export const paging = {
  /** Page number, from 1. @default 1 */
  page: optional(intIn({ min: 1, max: 100_000 })),
  /** Items per page, 1 to 50. @default 10 */
  limit: optional(intIn({ min: 1, max: 50, capped: true })),
};

/** An amount as decimal text, such as 12.50. */
export const AMOUNT_PATTERN = '^\\d{1,12}(\\.\\d{1,4})?$';
/** An amount in minor units, sent as decimal text. */
export const amount = written(
  optional(textIn({ min: 1, max: 17, pattern: AMOUNT_PATTERN, isAmount: true, note: 'Decimal text, such as 12.50.' })),
  moneyText,
);
const joined = (values: readonly (string | number)[]) => values.join();

/** The fields of all given shapes. Declarations would lose the documentation of fields that are spread. */
/* @__NO_SIDE_EFFECTS__ */
export function allOf<A, B, C = unknown>(one: A, other: B, third?: C): A & B & C {
  return { ...one, ...other, ...third } as A & B & C;
}

// The exported types have names, because declarations spell other types out, without the documentation of their fields.

const filters = {
  /** Text to search for, up to 100 characters. */
  keyword: optional(textIn({ max: 100 })),
  /** Id of a category; subcategories are included. */
  cid: optional(id),
  /** Lowest number of stars. An extension. */
  minRating: optional(oneOf(2, 3, 4, 5)),
  /** Only products in stock. An extension. */
  inStock: optional(bool),
  /** Only products whose price includes shipping. An extension. */
  freeShipping: optional(bool),
  /** Only products with a struck-through price. An extension. */
  reduced: optional(bool),
};
export type ProductFilters = { [Field in keyof typeof filters]: (typeof filters)[Field] };
/** Filters of a list of products. */
export const productFilters: ProductFilters = filters;

const orders = {
  /** Sort by price. */
  priceOrder: optional(oneOf('asc', 'desc')),
  /** Sort by units sold. */
  salesOrder: optional(oneOf('asc', 'desc')),
  /** Sort by date, newest first. An extension. */
  newest: optional(oneOf('desc')),
};
export type ProductOrders = { [Field in keyof typeof orders]: (typeof orders)[Field] };
/** Orders of a list of products. */
export const productOrders: ProductOrders = orders;

const merchantWrites = {
  /** Lowest price in cents. */
  minPrice: amount,
  /** Highest price in cents. */
  maxPrice: amount,
  /** Keys of attribute values from `search.facets`: products with any value of each attribute. An extension. */
  attributes: written(
    optional(
      textIn({
        min: 3,
        max: 2_000,
        pattern: '^[^.,]+[.][^.,]+(,[^.,]+[.][^.,]+)*$',
        note: 'Keys from `search.facets`, such as `Color.Blue`, separated by commas.',
      }),
    ),
    joined,
  ),
};
export type MerchantProductWrites = { [Field in keyof typeof merchantWrites]: (typeof merchantWrites)[Field] };
/** Filters of a merchant's products that callers pass in another form. */
export const merchantProductWrites: MerchantProductWrites = merchantWrites;

const shopWrites = {
  /** Ids of merchants: products of any of them. An extension. */
  merIds: written(
    optional(textIn({ min: 1, max: 250, pattern: '^\\d+(,\\d+)*$', note: 'Ids separated by commas.' })),
    joined,
  ),
};
export type ShopWrites = { [Field in keyof typeof shopWrites]: (typeof shopWrites)[Field] };
/** Filters of products of the whole shop that callers pass in another form. */
export const productWrites = writing<MerchantProductWrites & ShopWrites>({ ...merchantWrites, ...shopWrites });

/** At most 100 ids, sent as comma-separated text. */
export const ids = written(textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }), (numbers: readonly number[]) =>
  numbers.join(),
);
