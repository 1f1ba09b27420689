import { type Client, preordersCreate, StorefrontError } from '@promenade/storefront-sdk';
import type { CartStore } from '../cart/cart-types.ts';
import type { IssueId } from '../domain/issue.ts';
import { type CartIssue, checkoutIssue } from '../domain/validation.ts';

const refuse = (issue: IssueId<CartIssue> | undefined) => {
  if (issue) throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'preorders.create' });
};

/**
 * Opens a checkout of the checked lines after the changes of the cart are confirmed; resolves to its number.
 *
 * @param validate Throws if there is an issue.
 */
export async function openCartCheckout(client: Client, cart: CartStore, validate = refuse): Promise<string> {
  await cart.settle();
  const lines = cart.views().flatMap((group) => group.cartInfoList);
  validate(checkoutIssue(lines));
  const orderDetails = lines
    .filter((line) => line.checked)
    .map((line) => ({ shoppingCartId: line.id, shoppingCartKey: line.uniqueKey }));
  return (await preordersCreate(client, { preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}
