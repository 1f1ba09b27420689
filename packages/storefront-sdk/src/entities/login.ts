import { bool, type Infer, int, key, nullable, object, optional, text, withDefault } from '../schema/schema.ts';

export const LoginResult = object({
  /** The access token. */
  token: key,
  /** How the account came to be: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  type: text,
  /** Id of the account; 0 where the backend does not tell. */
  uid: withDefault(int, 0),
  /** Nickname; misspelt on the wire. */
  nikeName: text,
  /** Phone number. */
  phone: nullable(text),
  /** E-mail address. */
  email: nullable(text),
  /** What a visitor opens their order with later; goes into `visitors.masterDetail`. */
  identity: text,
  /** How the account came to be: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  userType: nullable(text),
  /** A key of the family, whose use is not documented. */
  key: optional(text),
  /** Thumbprint of the key to which the token is bound (RFC 9449), where the call came with a DPoP proof. */
  jkt: optional(text),
});
/** A sign-in: its token, and whose it is. */
export interface LoginResult extends Infer<typeof LoginResult> {}

export const LoginMethods = object({
  /** Whether one may sign in with Twitter. */
  twitterOpen: bool,
  /** Whether one may sign in with Google. */
  googleOpen: bool,
  /** Whether one may sign in with Facebook. */
  facebookOpen: bool,
  /** Client id for Google. */
  googleClientId: nullable(text),
  /** App id for Facebook. */
  facebookAppId: nullable(text),
  /** Whether one may buy without an account. */
  visitorOpen: bool,
  /** The user agreement, HTML and hostile until sanitised. */
  agreement: text,
});
/** The ways to sign in that are switched on. */
export interface LoginMethods extends Infer<typeof LoginMethods> {}

export const TwitterRequestToken = object({
  /** The access token. */
  token: key,
  /** Secret for the callback from Twitter. */
  tokenSecret: key,
  /** Address to send the browser to. */
  authorizationURL: key,
});
/** Where a Twitter sign-in continues; store the secret for the callback. */
export interface TwitterRequestToken extends Infer<typeof TwitterRequestToken> {}

export const LoginPicture = object({
  /** Address of the picture. */
  loginLeftImage: text,
});
/** The picture next to the sign-in form. */
export interface LoginPicture extends Infer<typeof LoginPicture> {}
