import type { MockAnswers, MockRequest } from '../../respond.ts';
import type { Account } from '../account.ts';
import { endSignIns, refuseCommonPassword, refuseOtherPasswords } from '../accounts.ts';
import { checkCode, plainEmail, sendCode } from '../codes.ts';
import { isUsable } from '../held-coupons.ts';
import { pointsBalance, pointsRecords, pointsSummary } from '../points.ts';
import { badField, refused } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';

/** The account itself, its passwords, its address and its points. */
export function userAnswers(shop: Shop): MockAnswers {
  const contactOf = ({ user, identity }: Account, channel: 'email' | 'phone') => {
    if (identity !== null) throw refused('You buy as a visitor, without a password. Please create an account first');
    const contact = channel === 'email' ? user.email : user.phone;
    if (!contact) throw refused(`Your account has no ${channel === 'email' ? 'e-mail address' : 'phone'}`);
    return contact;
  };
  const changePassword = (
    request: MockRequest<{ captcha: string; newPassword: string; passwordAgain: string }>,
    channel: 'email' | 'phone',
  ) => {
    const { captcha, newPassword, ...again } = request.body;
    const account = signedIn(shop, request);
    const contact = contactOf(account, channel);
    refuseOtherPasswords({ newPassword, ...again });
    refuseCommonPassword('newPassword', newPassword, contact);
    checkCode(shop, 'password', contact, captcha).isUsed = true;
    account.password = newPassword;
    endSignIns(shop, account, request);
    return null;
  };
  /** The address that is to be confirmed: the one given, else the account's. */
  const unproven = ({ user }: Account, given?: string) => {
    if (user.emailProven) throw badField('email', 'Your e-mail address is confirmed already');
    const email = given ?? user.email;
    if (!email) throw badField('email', 'Your account has no e-mail address');
    return plainEmail(email);
  };
  return {
    'user.info': (request) => {
      const account = signedIn(shop, request);
      return {
        ...account.user,
        integral: pointsBalance(account, shop.now()),
        collectCount: account.wishlist.length,
        couponCount: account.coupons.filter((held) => isUsable(held, shop.now())).length,
      };
    },
    'user.edit': (request) => {
      Object.assign(signedIn(shop, request).user, request.body);
      return null;
    },
    'user.emailPasswordCaptcha': (request) => sendCode(shop, 'password', contactOf(signedIn(shop, request), 'email')),
    'user.phonePasswordCaptcha': (request) => sendCode(shop, 'password', contactOf(signedIn(shop, request), 'phone')),
    'user.emailUpdatePassword': (request) => changePassword(request, 'email'),
    'user.phoneUpdatePassword': (request) => changePassword(request, 'phone'),
    'user.emailProofCaptcha': (request) =>
      sendCode(shop, 'proof', unproven(signedIn(shop, request), request.body.email)),
    'user.emailProve': (request) => {
      const { user } = signedIn(shop, request);
      const email = unproven(signedIn(shop, request), request.body.email);
      checkCode(shop, 'proof', email, request.body.captcha).isUsed = true;
      Object.assign(user, { email, emailProven: true });
      return null;
    },
    'points.summary': (request) => pointsSummary(signedIn(shop, request), shop.now()),
    'points.records': (request) => pageOf(pointsRecords(signedIn(shop, request), shop.now()), request),
  };
}
