import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oauthSignature, type TwitterConfig } from '../identity/twitter.ts';

/** Twitter's sign-in with one member. */
export interface TestTwitter {
  config: TwitterConfig;
  /** The callback URL of a started sign-in. */
  callback(): string;
  /** What its page sends the browser back with, once the member has agreed. */
  verifier: string;
  close(): void;
}

const KEYS = { key: 'key-of-the-shop', secret: 'secret of the shop' };
const REQUEST = { token: 'request-token', tokenSecret: 'request secret', verifier: 'verifier-of-the-page' };

/** Starts it; it accepts only correct signatures, and each request token once. */
export async function startTwitter(member: { id: string; name: string }): Promise<TestTwitter> {
  let callback = '';
  let isUsed = false;

  function answer(path: string, fields: Record<string, string>): string | undefined {
    const { oauth_signature: signature, ...signed } = fields;
    const isStart = path === '/oauth/request_token';
    const secrets = { secret: KEYS.secret, tokenSecret: isStart ? '' : REQUEST.tokenSecret };
    const isSigned = signature === oauthSignature('POST', config.apiUrl + path, signed, secrets);
    if (!isSigned || signed.oauth_consumer_key !== KEYS.key) return undefined;
    if (isStart) {
      callback = signed.oauth_callback ?? '';
      isUsed = false;
      return `oauth_token=${REQUEST.token}&oauth_token_secret=${encodeURIComponent(REQUEST.tokenSecret)}`;
    }
    const isAgreed = signed.oauth_token === REQUEST.token && signed.oauth_verifier === REQUEST.verifier;
    if (path !== '/oauth/access_token' || !isAgreed || isUsed) return undefined;
    isUsed = true;
    return `oauth_token=1&oauth_token_secret=2&user_id=${member.id}&screen_name=${member.name}`;
  }

  const server = createServer((request, response) => {
    const text = answer(request.url ?? '', fieldsOf(request));
    response.writeHead(text === undefined ? 401 : 200, { 'content-type': 'text/plain' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const config = { ...KEYS, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  return { config, callback: () => callback, verifier: REQUEST.verifier, close: () => server.close() };
}

/** The fields of an `Authorization: OAuth` header. */
function fieldsOf({ headers }: IncomingMessage): Record<string, string> {
  const pairs = (headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
}
