/** ISO 4217 code of all amounts, as in `JPY`. Without one: two decimals, and the symbol that the shop's owner chose. */
export const currency: string | undefined = undefined;
