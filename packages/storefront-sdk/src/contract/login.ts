import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, nothing, nullable, object, orElse, text } from './schema.ts';

export const LoginResult = object({
  token: text,
  /** How the account came to be: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  type: text,
  uid: orElse(int, 0),
  /** Nickname; misspelt on the wire. */
  nikeName: text,
  phone: nullable(text),
  email: nullable(text),
  /** What a visitor opens their order with later; goes into `order.visitorMasterDetail`. */
  identity: text,
  userType: nullable(text),
});
/** A sign-in: its token, and whose it is. */
export type LoginResult = Infer<typeof LoginResult>;

export const LoginMethods = object({
  twitterOpen: bool,
  googleOpen: bool,
  facebookOpen: bool,
  googleClientId: nullable(text),
  facebookAppId: nullable(text),
  /** Whether one may buy without an account. */
  visitorOpen: bool,
  /** The user agreement, HTML and hostile until sanitised. */
  agreement: text,
});
/** The ways to sign in that are switched on. */
export type LoginMethods = Infer<typeof LoginMethods>;

export const TwitterRequestToken = object({ token: text, tokenSecret: text, authorizationURL: text });
/** Where a sign-in by Twitter goes on; the secret is kept for the way back. */
export type TwitterRequestToken = Infer<typeof TwitterRequestToken>;

export const LoginPicture = object({ loginLeftImage: text });
/** The picture beside the sign-in form. */
export type LoginPicture = Infer<typeof LoginPicture>;

export const loginRegisterEmail = endpoint(
  'login.registerEmail',
  'POST',
  '/api/front/login/register/email',
  'guest',
  nothing,
  { keyed: true },
);
export const loginEmailCaptcha = endpoint(
  'login.emailCaptcha',
  'POST',
  '/api/front/login/email/captcha',
  'guest',
  nothing,
  { raw: true },
);
export const loginTokenIsExist = endpoint(
  'login.tokenIsExist',
  'POST',
  '/api/front/login/token/is/exist',
  'optional',
  bool,
);
export const loginMethodInfo = endpoint(
  'login.methodInfo',
  'GET',
  '/api/front/login/method/info',
  'guest',
  LoginMethods,
);
export const loginEmail = endpoint('login.email', 'POST', '/api/front/login/email', 'guest', LoginResult);
export const loginForgetPasswordCaptcha = endpoint(
  'login.forgetPasswordCaptcha',
  'POST',
  '/api/front/login/email/forget/password',
  'guest',
  nothing,
  { raw: true },
);
export const loginResetPassword = endpoint(
  'login.resetPassword',
  'POST',
  '/api/front/login/email/reset/password',
  'guest',
  nothing,
);
export const loginVisitor = endpoint(
  'login.visitor',
  'POST',
  '/api/front/login/register/visitor',
  'guest',
  LoginResult,
);
export const loginMobilePassword = endpoint(
  'login.mobilePassword',
  'POST',
  '/api/front/login/mobile/password',
  'guest',
  LoginResult,
);
export const loginMobileCaptcha = endpoint(
  'login.mobileCaptcha',
  'POST',
  '/api/front/login/mobile/captcha',
  'guest',
  LoginResult,
);
export const loginRegisterMobile = endpoint(
  'login.registerMobile',
  'POST',
  '/api/front/login/register/mobile',
  'guest',
  LoginResult,
);
export const loginSendCode = endpoint('login.sendCode', 'POST', '/api/front/login/sendCode', 'guest', nothing);
export const loginTwitterRequestToken = endpoint(
  'login.twitterRequestToken',
  'GET',
  '/api/front/login/twitter/request/token',
  'guest',
  TwitterRequestToken,
);
export const loginTwitter = endpoint('login.twitter', 'POST', '/api/front/login/twitter', 'guest', LoginResult);
/** The picture beside the sign-in form. */
export const loginPicture = endpoint('login.loginPicture', 'GET', '/api/pc/login/getLoginPic', 'guest', LoginPicture);
export const loginLogout = endpoint('login.logout', 'GET', '/api/front/login/logout', 'optional', nothing);
