import { createHash, createPrivateKey, type JsonWebKey, sign } from 'node:crypto';
import type { JWK } from 'jose';
import { type InnerList, type Item, serializeInnerList, serializeItem } from 'structured-headers';
import { ucpOrder } from '../ucp/checkout-answers.ts';
import type { OrderChange, SignedEvent } from './order-change.ts';

/** An order event of UCP: the whole order, signed with the shop's key as RFC 9421 says. */
export function ucpEvent({ id, checkout, view, changedAt }: OrderChange, url: URL, key: JWK): SignedEvent {
  const body = JSON.stringify(ucpOrder(checkout, view));
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
    // Stable across attempts, so that the platform can detect duplicates.
    'idempotency-key': id,
    'ucp-agent': `profile=${serializeItem(`${view.origin}/.well-known/ucp`)}`,
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(changedAt / 1000)}`,
  };
  const signed: Record<string, string> = {
    '@method': 'POST',
    '@authority': url.host,
    '@path': url.pathname,
    ...(url.search && { '@query': url.search }),
    ...headers,
  };
  const components: Item[] = Object.keys(signed).map((name) => [name, new Map()]);
  const created = Math.floor(view.now / 1000);
  const input: InnerList = [
    components,
    new Map<string, string | number>(Object.entries({ created, keyid: `${key.kid}` })),
  ];
  const parameters = serializeInnerList(input);
  const lines = Object.entries(signed).map(([name, value]) => `${serializeItem(name)}: ${value}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n');
  const privateKey = createPrivateKey({ key: key as JsonWebKey, format: 'jwk' });
  const value = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    body,
    headers: { ...headers, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${value.toString('base64')}:` },
  };
}
