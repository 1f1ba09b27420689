import { couponValidity } from '@promenade/storefront-hooks/domain';
import type { MockHandlers, MockRequest } from '../../respond.ts';
import type { Account } from '../account.ts';
import { accountBy, endSignIns, refuseCommonPassword, refuseOtherPasswords } from '../accounts.ts';
import { checkCode, plainEmail, sendCode } from '../codes.ts';
import { usableCoupon } from '../held-coupons.ts';
import { pointsBalance, pointsRecords, pointsSummary } from '../points.ts';
import { badField, refused } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';

/** The account itself, its passwords, its address and its points. */
export function userHandlers(shop: Shop): MockHandlers {
  const contactOf = ({ user, identity }: Account, channel: 'email' | 'phone') => {
    if (identity !== null) throw refused('You buy as a visitor, without a password. Please create an account first');
    const contact = channel === 'email' ? user.email : user.phone;
    if (!contact) throw refused(`Your account has no ${channel === 'email' ? 'email address' : 'phone'}`);
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
  /** The address to confirm: the given one, or the account's. */
  const unproven = ({ user }: Account, given?: string) => {
    if (user.emailProven) throw badField('email', 'Your e-mail address is confirmed already');
    const email = given ?? user.email;
    if (!email) throw badField('email', 'Your account has no email address');
    return plainEmail(email);
  };
  /** Change of the email address. An address of another account is refused as a wrong code, so that it is not revealed. */
  const changing = ({ user, identity }: Account, given: string) => {
    if (!user.email || !user.emailProven) throw badField('email', 'Please confirm your e-mail address first', 403);
    const email = plainEmail(given);
    if (email === user.email) throw badField('email', 'This is your e-mail address already');
    return { email, own: user.email, isTaken: identity === null && accountBy(shop, 'email', email) !== undefined };
  };
  return {
    'user.info': (request) => {
      const account = signedIn(shop, request);
      return {
        ...account.user,
        integral: pointsBalance(account, shop.now()),
        collectCount: account.wishlist.length,
        couponCount: account.coupons.filter((held) => couponValidity(usableCoupon(held), shop.now()) === 'usable')
          .length,
      };
    },
    'user.edit': (request) => {
      Object.assign(signedIn(shop, request).user, request.body);
      return null;
    },
    'user.sendPasswordCode': (request) => sendCode(shop, 'password', contactOf(signedIn(shop, request), 'email')),
    'user.sendPasswordCodeByPhone': (request) =>
      sendCode(shop, 'password', contactOf(signedIn(shop, request), 'phone')),
    'user.changePassword': (request) => changePassword(request, 'email'),
    'user.changePasswordByPhone': (request) => changePassword(request, 'phone'),
    'user.sendVerificationCode': (request) =>
      sendCode(shop, 'proof', unproven(signedIn(shop, request), request.body.email)),
    'user.verifyEmail': (request) => {
      const { user } = signedIn(shop, request);
      const email = unproven(signedIn(shop, request), request.body.email);
      checkCode(shop, 'proof', email, request.body.captcha).isUsed = true;
      Object.assign(user, { email, emailProven: true });
      return null;
    },
    'user.sendEmailChangeCode': (request) => {
      const account = signedIn(shop, request);
      const { email: given } = request.body;
      const { email, own } = changing(account, given ?? '');
      return given === undefined ? sendCode(shop, 'own-email', own) : sendCode(shop, 'email-change', email);
    },
    'user.changeEmail': (request) => {
      const account = signedIn(shop, request);
      const { captcha, currentCaptcha, password, email: given } = request.body;
      const { email, own, isTaken } = changing(account, given);
      if (currentCaptcha === undefined && (password === undefined || password !== account.password)) {
        throw badField('password', 'The password is not right, please try again');
      }
      const ownCode =
        currentCaptcha === undefined ? undefined : checkCode(shop, 'own-email', own, currentCaptcha, 'currentCaptcha');
      const code = checkCode(shop, 'email-change', email, isTaken ? undefined : captcha);
      for (const each of [code, ownCode]) if (each) each.isUsed = true;
      Object.assign(account.user, { email });
      endSignIns(shop, account, request);
      return null;
    },
    'user.exportData': (request) => {
      const { user, addresses, orders, refunds } = signedIn(shop, request);
      return JSON.stringify({ account: user, addresses, orders, refunds }, null, 2);
    },
    'user.erase': (request) => {
      const account = signedIn(shop, request);
      const { password } = request.body;
      const isVisitor = account.identity !== null;
      if (!isVisitor && password === undefined) throw badField('password', 'This field is required');
      if (!isVisitor && password !== account.password) {
        throw badField('password', 'The password is not right, please try again');
      }
      const isOpen = account.orders.some(({ parts }) =>
        parts.some(({ status, refundStatus }) => ![3, 9].includes(status) || [1, 2].includes(refundStatus)),
      );
      if (isOpen) throw badField('password', 'An order is not completed yet', 409);
      shop.accounts.splice(shop.accounts.indexOf(account), 1);
      for (const [token, uid] of shop.tokens) if (uid === account.user.uid) shop.tokens.set(token, null);
      return null;
    },
    'points.summary': (request) => pointsSummary(signedIn(shop, request), shop.now()),
    'points.records': (request) => pageOf(pointsRecords(signedIn(shop, request), shop.now()), request),
  };
}
