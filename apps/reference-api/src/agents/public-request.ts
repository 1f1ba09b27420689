import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const TIMEOUT_MS = 5_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Whether an IP address is public: not loopback, private, link-local or reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a host, and fails if any of its addresses is not public. The connection uses the addresses that were checked. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), []);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused) return callback(new Error(`${host} is not on the internet`), []);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/**
 * An address to which the API may send requests: a host name of the internet by `https`, without credentials. In the sandbox,
 * this machine as well.
 *
 * @returns undefined for everything else.
 */
export function publicUrl(given: string, isSandbox: boolean): URL | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const { protocol, hostname, username, password } = url;
  if (username || password) return undefined;
  if (isSandbox && protocol === 'http:' && LOCAL_HOSTS.includes(hostname)) return url;
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && isName ? url : undefined;
}

interface PublicRequest {
  /** @default 'GET' */
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends a request to an address that `publicUrl` accepted: within 5 seconds, without redirects, to public addresses only. The
 * caller reads or destroys the response.
 */
export function requestPublic(url: URL, { method = 'GET', headers, body }: PublicRequest): Promise<IncomingMessage> {
  const isLocal = url.protocol === 'http:';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method, headers, signal, agent: false, ...(!isLocal && { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    const send = isLocal ? requestHttp : requestHttps;
    send(url, options, resolve).on('error', reject).end(body);
  });
}
