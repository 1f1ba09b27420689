import { typedPhone } from '@promenade/storefront-hooks/domain';
import type { MockHandlers } from '../../respond.ts';
import type { Account } from '../account.ts';
import {
  accountBy,
  addAccount,
  endSignIns,
  refuseCommonPassword,
  refuseOtherPasswords,
  signIn,
  signOut,
} from '../accounts.ts';
import { checkCode, plainEmail, plainPhone, sendCode } from '../codes.ts';
import { badField, refused } from '../refusals.ts';
import { accountOf } from '../request.ts';
import type { Shop } from '../shop.ts';

/** Registration, and ways to sign in. */
export function loginHandlers(shop: Shop): MockHandlers {
  const byPassword = (account: Account | undefined, password: string) => {
    // One message for both, so that it does not reveal which accounts exist.
    if (!account || account.password !== password) throw refused('The account or the password is not right');
    return signIn(shop, account);
  };
  return {
    'login.sendRegistrationCode': ({ body }) => sendCode(shop, 'registration', plainEmail(body)),
    'login.registerEmail': ({ body }) => {
      const email = plainEmail(body.email);
      refuseCommonPassword('password', body.password, email);
      const code = checkCode(shop, 'registration', email, body.captcha);
      if (accountBy(shop, 'email', email)) throw badField('captcha', 'The verification code is wrong or expired');
      code.isUsed = true;
      return signIn(shop, addAccount(shop, 'email', { email, password: body.password }));
    },
    'login.isTokenValid': (request) => accountOf(shop, request) !== undefined,
    'login.withEmail': ({ body }) => byPassword(accountBy(shop, 'email', plainEmail(body.email)), body.password),
    'login.sendPasswordResetCode': ({ body }) => sendCode(shop, 'password', plainEmail(body)),
    'login.resetPassword': ({ body }) => {
      const email = plainEmail(body.email);
      refuseOtherPasswords(body);
      refuseCommonPassword('newPassword', body.newPassword, email);
      const code = checkCode(shop, 'password', email, body.captcha);
      const account = accountBy(shop, 'email', email);
      if (!account) throw badField('captcha', 'The verification code is wrong or expired');
      code.isUsed = true;
      account.password = body.newPassword;
      endSignIns(shop, account);
      return null;
    },
    'login.asGuest': ({ body }) => {
      const { email, phone, countryCode = '' } = body;
      const identity = `identity-of-visitor-${shop.nextId()}`;
      const contact = { email: plainEmail(email), phone: phone ? typedPhone(`${countryCode} ${phone}`) : null };
      return signIn(shop, addAccount(shop, 'visitor', { ...contact, identity }));
    },
    'login.sendMobileCode': ({ query }) => {
      const phone = { phone: `${query.get('phone')}`, countryCode: `${query.get('countryCode')}` };
      return sendCode(shop, 'phone', plainPhone(phone));
    },
    'login.withMobilePassword': ({ body }) => byPassword(accountBy(shop, 'phone', plainPhone(body)), body.password),
    'login.withMobileCode': ({ body }) => {
      const phone = plainPhone(body);
      checkCode(shop, 'phone', phone, body.captcha).isUsed = true;
      return signIn(shop, accountBy(shop, 'phone', phone) ?? addAccount(shop, 'phone', { phone }));
    },
    'login.registerMobile': ({ body }) => {
      const phone = plainPhone(body);
      refuseCommonPassword('password', body.password, phone);
      const code = checkCode(shop, 'phone', phone, body.captcha);
      if (accountBy(shop, 'phone', phone)) throw badField('phone', 'This phone has an account already, please sign in');
      code.isUsed = true;
      return signIn(shop, addAccount(shop, 'phone', { phone, password: body.password }));
    },
    'login.logout': (request) => signOut(shop, request),
    'twitter.requestToken': () => {
      const [token, tokenSecret] = [`twitter-${shop.nextId()}`, `secret-${shop.nextId()}`];
      shop.twitterSecrets.set(token, tokenSecret);
      return {
        token,
        tokenSecret,
        authorizationURL: `https://api.twitter.com/oauth/authenticate?oauth_token=${token}`,
      };
    },
    'twitter.signIn': ({ body }) => {
      const isKnown = shop.twitterSecrets.get(body.oauthToken) === body.oauthTokenSecret;
      if (!isKnown) throw refused('Twitter does not confirm this sign-in, please start again');
      shop.twitterSecrets.delete(body.oauthToken);
      const known = shop.accounts.find(({ user }) => user.userType === 'twitter');
      return signIn(shop, known ?? addAccount(shop, 'twitter', { nickname: 'Ada on Twitter' }));
    },
  };
}
