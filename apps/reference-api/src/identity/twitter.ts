import { createHmac, randomBytes } from 'node:crypto';
import { allOf, type Environment, originOf } from '../config-values.ts';

/** What Twitter's developer pages give for an application. */
export interface TwitterConfig {
  key: string;
  secret: string;
  /** Origin of Twitter's calls. */
  apiUrl: string;
}

/** URL of Twitter's page, and the secret for the callback. */
export interface TwitterRequest {
  token: string;
  tokenSecret: string;
  authorizationURL: string;
}

/** Parameters with which Twitter's page redirects back. */
export interface TwitterProof {
  oauthToken: string;
  oauthTokenSecret: string;
  oauthVerifier: string;
}

const TIMEOUT_MS = 10_000;

export function twitterConfig(env: Environment): TwitterConfig | undefined {
  const keys = allOf(env, ['TWITTER_KEY', 'TWITTER_SECRET']);
  if (!keys) return undefined;
  const [key, secret] = keys;
  return { key, secret, apiUrl: originOf('TWITTER_API_URL', env.TWITTER_API_URL || 'https://api.x.com') };
}

/**
 * Requests a token from Twitter, the first step of its sign-in by OAuth 1.0a.
 * @param callback redirect URL; it must be registered at Twitter.
 * @throws Error if Twitter refuses: a key is wrong or the callback is not registered.
 */
export async function requestTwitter(config: TwitterConfig, callback: string): Promise<TwitterRequest> {
  const answer = await ask(config, '/oauth/request_token', { oauth_callback: callback });
  const [token, tokenSecret] = [answer?.get('oauth_token'), answer?.get('oauth_token_secret')];
  if (!token || !tokenSecret) throw new Error('Twitter gave no request token: check TWITTER_KEY and the callback');
  const authorizationURL = `${config.apiUrl}/oauth/authenticate?${new URLSearchParams({ oauth_token: token })}`;
  return { token, tokenSecret, authorizationURL };
}

/** The account that Twitter confirms; otherwise null. */
export async function twitterAccount(
  config: TwitterConfig,
  { oauthToken, oauthTokenSecret, oauthVerifier }: TwitterProof,
): Promise<{ id: string; name: string } | null> {
  const proof = { oauth_token: oauthToken, oauth_verifier: oauthVerifier };
  const answer = await ask(config, '/oauth/access_token', proof, oauthTokenSecret);
  const id = answer?.get('user_id');
  return id ? { id, name: answer?.get('screen_name') || id } : null;
}

/** A signed call; null when it is refused. */
async function ask(
  { key, secret, apiUrl }: TwitterConfig,
  path: string,
  proof: Record<string, string>,
  tokenSecret = '',
): Promise<URLSearchParams | null> {
  const fields: Record<string, string> = {
    oauth_consumer_key: key,
    oauth_nonce: randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: `${Math.floor(Date.now() / 1000)}`,
    oauth_version: '1.0',
    ...proof,
  };
  fields.oauth_signature = oauthSignature('POST', apiUrl + path, fields, { secret, tokenSecret });
  const header = Object.entries(fields).map(([name, value]) => `${encoded(name)}="${encoded(value)}"`);
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { authorization: `OAuth ${header.join(', ')}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`Twitter answered ${response.status}`);
  return response.ok ? new URLSearchParams(await response.text()) : null;
}

/** Signs a call as RFC 5849, section 3.4, has it. */
export function oauthSignature(
  method: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  { secret, tokenSecret }: { secret: string; tokenSecret: string },
): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const base = [method, url, pairs.toSorted().join('&')].map(encoded).join('&');
  return createHmac('sha1', `${encoded(secret)}&${encoded(tokenSecret)}`)
    .update(base)
    .digest('base64');
}

/** Stricter than `encodeURIComponent`, which leaves some marks alone. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
