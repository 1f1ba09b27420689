'use client';
import type { ComputedPrice, PreOrder } from '@promenade/storefront-sdk';
import { preOrder } from '../query/account-queries.ts';
import { type CheckoutTerms, checkoutPrice } from '../query/order-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/**
 * The price of an open checkout with an address, a coupon and points. The previous price remains until the new price is loaded.
 * `checkoutAmounts` converts it to the amounts that `useReceipt` takes.
 * @example
 * // `checkout` is the data of `usePreOrder(preOrderNo)`, `addresses` that of `useAddresses()`, without being empty.
 * const [addressId, setAddressId] = useState(addresses[0].id);
 * const [spendPoints, setSpendPoints] = useState(false);
 * const { data: price = checkout } = useCheckoutPrice(preOrderNo, { addressId, spendPoints });
 * const receipt = useReceipt(checkoutAmounts(price), labels);
 * const options = addresses.map((address) => ({ value: `${address.id}`, label: addressLines(address, locale).join(', ') }));
 * const draft = { preOrderNo, addressId, spendPoints, payType, totalCents: price.payFee };
 *
 * <RadioGroup label="Deliver to" options={options} value={`${addressId}`} onValueChange={(id) => setAddressId(Number(id))} />
 * <Checkbox label="Use my points" checked={spendPoints} onCheckedChange={setSpendPoints} />
 * <Receipt {...receipt} />
 * <Button onClick={() => place.run(draft)}>Order and pay</Button>
 */
export function useCheckoutPrice(preOrderNo: string, terms: CheckoutTerms): Read<ComputedPrice> {
  return useQuery(checkoutPrice(preOrderNo, terms), { keepPrevious: true });
}

/**
 * An open checkout with its current price; `error` has kind `not-found` after the checkout has expired. `usePreOrderView`
 * converts it to props; `useCheckoutPrice` returns its price with another address, a coupon or points.
 */
export function usePreOrder(preOrderNo: string): Read<PreOrder> {
  return useQuery(preOrder(preOrderNo));
}
