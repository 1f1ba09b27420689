import type { Principal } from '../contract/types.ts';
import { Refused } from '../errors/refused.ts';
import type { CartOwner } from '../repositories/carts.ts';

/** The shopper who calls. Calls that need one were refused before, were there none. */
export function shopperOf({ principal }: { readonly principal: Principal }): number {
  if (principal.kind !== 'shopper') throw new Refused(401, 'pleaseSignIn');
  return principal.userId;
}

/** The account that calls; null for a guest. */
export function accountOf({ principal }: { readonly principal: Principal }): number | null {
  return principal.kind === 'shopper' ? principal.userId : null;
}

/** The owner of the cart: the account, or the guest with this id. */
export function cartOwnerOf(call: { readonly principal: Principal }, uuid: string | undefined): CartOwner {
  if (call.principal.kind === 'shopper') return { kind: 'user', id: `${call.principal.userId}` };
  if (uuid === undefined) throw new Refused(400, 'guestIdMissing', { fields: { uuid: { id: 'fieldRequired' } } });
  return { kind: 'guest', id: uuid };
}
