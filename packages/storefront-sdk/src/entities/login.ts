import { bool, type Infer, int, key, nullable, object, optional, text, withDefault } from '../schema/schema.ts';

export const LoginResult = object({
  /** The access token. */
  token: key,
  /** How the account was created: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  type: text,
  /** Id of the account; 0 if the backend does not send it. */
  uid: withDefault(int, 0),
  /** Nickname; misspelt on the wire. */
  nikeName: text,
  /** Phone number. */
  phone: nullable(text),
  /** E-mail address. */
  email: nullable(text),
  /** Secret of a visitor, to open their orders later with `visitors.masterDetail`. */
  identity: text,
  /** How the account was created: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  userType: nullable(text),
  /** An undocumented key of CRMEB backends. */
  key: optional(text),
  /** Thumbprint of the key that the token is bound to, if the call was sent with a DPoP proof (RFC 9449). */
  jkt: optional(text),
});
/** A sign-in: the token and the account. */
export interface LoginResult extends Infer<typeof LoginResult> {}

export const LoginMethods = object({
  /** Whether shoppers can sign in with Twitter. */
  twitterOpen: bool,
  /** Whether shoppers can sign in with Google. */
  googleOpen: bool,
  /** Whether shoppers can sign in with Facebook. */
  facebookOpen: bool,
  /** Client id for Google. */
  googleClientId: nullable(text),
  /** App id for Facebook. */
  facebookAppId: nullable(text),
  /** Whether shoppers can buy without an account. */
  visitorOpen: bool,
  /** The user agreement as HTML; untrusted until sanitised. */
  agreement: text,
});
/** The enabled sign-in methods. */
export interface LoginMethods extends Infer<typeof LoginMethods> {}

export const TwitterRequestToken = object({
  /** The request token. */
  token: key,
  /** Secret for the callback from Twitter. */
  tokenSecret: key,
  /** URL to redirect the browser to. */
  authorizationURL: key,
});
/** A started Twitter sign-in. Store `tokenSecret` for the callback. */
export interface TwitterRequestToken extends Infer<typeof TwitterRequestToken> {}

export const LoginPicture = object({
  /** Image URL. */
  loginLeftImage: text,
});
/** The picture next to the sign-in form. */
export interface LoginPicture extends Infer<typeof LoginPicture> {}
