import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The store's public address, and the proxies it trusts. */
export interface Surroundings {
  /** Origin that visitors see. @default taken from each request */
  publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` are trusted: addresses, ranges or named ranges, with commas. @default none */
  trustProxy: string | undefined;
}

/** The sender of a request. */
export interface Sender {
  /** IP address. */
  address: string;
  /** Origin that the visitor typed. */
  origin: string;
  /** URL to which the visitor must go instead. */
  redirect?: string | undefined;
}

/** Matches the trailing dot of a fully qualified host name, which browsers treat as a different host. */
const LAST_DOT = /\.(?=:\d+$|$)/;

const lastOf = (header: string | string[] | undefined) => `${header ?? ''}`.split(',').at(-1)?.trim();

/** Determines who sent a request. Headers are only used from a trusted proxy, and only for values that the operator has not set. */
export function createSenders({ publicUrl, trustProxy }: Surroundings): (request: IncomingMessage) => Sender {
  const isTrusted = trustProxy ? proxyAddr.compile(trustProxy.split(',')) : undefined;

  return (request) => {
    const { headers, socket } = request;
    const remote = socket.remoteAddress ?? '';
    const isProxied = isTrusted?.(remote, 0) ?? false;
    const address = isProxied && isTrusted ? proxyAddr(request, isTrusted) : remote;
    const host = (isProxied && lastOf(headers['x-forwarded-host'])) || headers.host || '';
    const protocol = isProxied && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    const typed = `${protocol}://${host.replace(LAST_DOT, '')}`;
    const origin = publicUrl ?? (URL.canParse(typed) ? new URL(typed).origin : 'http://localhost');
    const redirect = LAST_DOT.test(host) ? origin : isProxied ? httpsOrigin(origin) : undefined;
    return { address, origin, redirect };

    /** The https origin for visitors who reached a trusted proxy over plain http; undefined on localhost. */
    function httpsOrigin(from: string): string | undefined {
      if (lastOf(headers['x-forwarded-proto']) !== 'http') return undefined;
      const { hostname, protocol } = new URL(from);
      if (isLocal(hostname) || (publicUrl && protocol === 'http:')) return undefined;
      // The port for http is not the one for https.
      return publicUrl ?? `https://${hostname}`;
    }
  };
}

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return address === '::1' || address.startsWith('127.');
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
