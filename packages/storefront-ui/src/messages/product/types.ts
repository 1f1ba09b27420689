/** Words of the components of a product's page: reviews, coupons, the larger view. */
export interface ProductStrings {
  coupon: {
    /** The discount: "$5.00 off". */
    off: (value: string) => string;
    minimum: (amount: string) => string;
    /** Shown if there is no minimum. */
    anyOrder: string;
    kind: Record<'general' | 'goods' | 'category' | 'unknown', string>;
    /** With the name of a merchant: "For all products of Atelier Marais". */
    kindOf: (kind: string, merchant: string) => string;
    /** Between two dates: "from … until …". */
    from: string;
    until: string;
    /** Before a single date. */
    validUntil: string;
    days: (count: number) => string;
    receive: string;
    /** Accessible name of the button: "Get coupon: Spring". */
    receiveOf: (name: string) => string;
    state: Record<
      | 'open'
      | 'received'
      | 'disabled'
      | 'over'
      | 'not-yet'
      | 'sold-out'
      | 'usable'
      | 'used'
      | 'expired'
      | 'not-started',
      string
    >;
  };
  review: {
    verified: string;
    /** The variant that was bought. */
    bought: (attributes: string) => string;
    /** Above the merchant's reply. */
    reply: string;
    /** Accessible name of the button on a picture. */
    enlarge: (number: number, author: string) => string;
    /** The average in words: "4.6 of 5 on average". */
    mean: (average: string) => string;
    /** Accessible name of the list of bars. */
    spread: string;
  };
}
