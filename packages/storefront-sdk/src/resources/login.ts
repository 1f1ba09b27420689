import { loginEmailCaptcha, loginRegisterEmail, loginTokenIsExist } from '../contract/account.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Registers an account with an e-mail code. @endpoint POST /api/front/login/register/email */
export function registerEmail(client: Client, body: InputOf<'login.registerEmail'>['body'], options?: CallOptions) {
  return client.call(loginRegisterEmail, { body }, options);
}

/** Sends a registration code. @endpoint POST /api/front/login/email/captcha */
export function emailCaptcha(client: Client, body: InputOf<'login.emailCaptcha'>['body'], options?: CallOptions) {
  return client.call(loginEmailCaptcha, { body }, options);
}

/** Whether the token still stands. @endpoint POST /api/front/login/token/is/exist */
export function tokenIsExist(client: Client, options?: CallOptions) {
  return client.call(loginTokenIsExist, {}, options);
}
