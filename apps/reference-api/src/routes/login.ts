import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { loginMethods, loginPicture } from '../domain/login-methods.ts';
import { loginResult } from '../domain/login-results.ts';
import { resetPassword, sendResetCode } from '../domain/passwords.ts';
import { prepareRegistration, register, sendRegistrationCode } from '../domain/registration.ts';
import { phoneOf, registerPhone, sendPhoneCode, signInByCode, signInByPassword } from '../domain/sign-ins.ts';
import { enterAsVisitor } from '../domain/visitors.ts';
import { deleteSignIn } from '../repositories/oidc-payloads.ts';
import { accountByEmail, plainEmail } from '../repositories/users.ts';

export const loginRoutes = (deps: Deps) =>
  contractRoutes('login', {
    sendRegistrationCode: async (call) => {
      await sendRegistrationCode(deps, call, call.body);
      return null;
    },
    registerEmail: {
      prepare: async (unregistered) => {
        const prepared = await prepareRegistration(deps, unregistered, unregistered.body);
        return async (call) => {
          await register(call, call.body, prepared);
          return null;
        };
      },
      after: async (call) => {
        const account = await accountByEmail(call.db, call.shop.id, plainEmail(call.body.email));
        return account ? loginResult(deps, call, account) : null;
      },
    },
    withEmail: (call) => signInByPassword(deps, call, { email: plainEmail(call.body.email) }, call.body.password),
    sendPasswordResetCode: async (call) => {
      await sendResetCode(deps, call, call.body);
      return null;
    },
    resetPassword: async (call) => {
      await resetPassword(deps, call, call.body);
      return null;
    },
    asGuest: (call) => enterAsVisitor(deps, call, call.body),
    sendMobileCode: async (call) => {
      await sendPhoneCode(deps, call, phoneOf(deps, call.query));
      return null;
    },
    withMobilePassword: (call) => signInByPassword(deps, call, { phone: phoneOf(deps, call.body) }, call.body.password),
    withMobileCode: (call) => signInByCode(deps, call, phoneOf(deps, call.body), call.body.captcha),
    registerMobile: (call) => registerPhone(deps, call, call.body, phoneOf(deps, call.body)),
    isTokenValid: ({ principal }) => principal.kind === 'shopper',
    logout: async ({ db, principal }) => {
      if (principal.kind === 'shopper') await deleteSignIn(db, `${principal.userId}`, principal.grantId);
      return null;
    },
    methods: ({ shop, languages }) => loginMethods(deps, shop, languages),
    picture: ({ shop }) => loginPicture(shop),
  });
