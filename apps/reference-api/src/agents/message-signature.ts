import type { IncomingHttpHeaders } from 'node:http';
import {
  type InnerList,
  type Item,
  isInnerList,
  parseDictionary,
  parseItem,
  serializeInnerList,
  serializeItem,
} from 'structured-headers';

/** The signed parts of a request. */
export interface SignedRequest {
  method: string;
  /** Where clients see the shop, as in `https://shop.example`. */
  origin: string;
  /** Path and query, as sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** A parsed signature that has not been verified yet. */
export interface MessageSignature {
  keyId: string;
  /** Epoch seconds. */
  created: number;
  /** Epoch seconds. */
  expires: number;
  /** Name in the registry of RFC 9421; undefined where the key alone says it. */
  algorithm: string | undefined;
  /** Origin in `Signature-Agent`, covered by the signature; undefined if there is none. */
  agent: string | undefined;
  /** The bytes that were signed. */
  base: Buffer;
  value: Buffer;
}

/** Signatures of other purposes, such as those of gateways, have another tag. */
const TAG = 'web-bot-auth';
const AGENT_HEADER = 'signature-agent';
/** Bounds the work for one request, which usually has one signature. */
const SIGNATURES_MAX = 3;

/** The signature cannot be checked, or lacks something that is required. */
class Unusable extends Error {}

/**
 * Parses the signatures of agents on a request (RFC 9421, Web Bot Auth). Signatures that are malformed, that cover too little,
 * or that cover an unknown component are left out.
 */
export function agentSignatures(request: SignedRequest): MessageSignature[] {
  try {
    const { 'signature-input': inputs, signature: values } = request.headers;
    if (typeof inputs !== 'string' || typeof values !== 'string') return [];
    const members = parseDictionary(values);
    return [...parseDictionary(inputs)]
      .filter((entry): entry is [string, InnerList] => isInnerList(entry[1]) && entry[1][1].get('tag') === TAG)
      .slice(0, SIGNATURES_MAX)
      .flatMap(([label, input]) => {
        try {
          return [signatureOf(request, label, input, members.get(label))];
        } catch {
          return [];
        }
      });
  } catch {
    return [];
  }
}

function signatureOf(
  request: SignedRequest,
  label: string,
  input: InnerList,
  member: Item | InnerList | undefined,
): MessageSignature {
  const [components, parameters] = input;
  const value = member && !isInnerList(member) ? member[0] : undefined;
  if (!(value instanceof ArrayBuffer)) throw new Unusable();
  const [keyId, algorithm] = [parameters.get('keyid'), parameters.get('alg')];
  const [created, expires] = [parameters.get('created'), parameters.get('expires')];
  if (typeof keyId !== 'string' || !isSeconds(created) || !isSeconds(expires)) throw new Unusable();
  if (algorithm !== undefined && typeof algorithm !== 'string') throw new Unusable();
  const names = components.map((component) => serializeItem(component));
  // RFC 9421, 2.5: a component that is named twice makes the signature invalid.
  if (new Set(names).size < names.length) throw new Unusable();
  // Without it, the signature would be valid for every shop.
  if (!names.includes('"@authority"') && !names.includes('"@target-uri"')) throw new Unusable();
  const lines = components.map((component, place) => `${names[place]}: ${componentValue(component, request)}`);
  lines.push(`"@signature-params": ${serializeInnerList(input)}`);
  return {
    ...{ keyId, created, expires, algorithm },
    agent: coveredAgent(request, label, components),
    base: Buffer.from(lines.join('\n'), 'latin1'),
    value: Buffer.from(value),
  };
}

const isSeconds = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The value of a component (RFC 9421, section 2). */
function componentValue([name, parameters]: Item, { method, origin, url, headers }: SignedRequest): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (name === AGENT_HEADER && parameters.size === 1 && parameters.has('key')) {
    const member = parseDictionary(`${headers[name]}`).get(`${parameters.get('key')}`);
    if (!member || isInnerList(member)) throw new Unusable();
    return serializeItem(member);
  }
  if (typeof name !== 'string' || parameters.size > 0) throw new Unusable();
  switch (name) {
    case '@method':
      return method;
    case '@authority':
      return new URL(origin).host;
    case '@scheme':
      return new URL(origin).protocol.slice(0, -1);
    case '@target-uri':
      return origin + url;
    case '@request-target':
      return url;
    case '@path':
      return path || '/';
    case '@query':
      return `?${query ?? ''}`;
    default: {
      // Component names are lower case; unknown derived components start with @ and are not headers.
      const value = /^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) ? headers[name] : undefined;
      if (typeof value !== 'string') throw new Unusable();
      return value.trim();
    }
  }
}

/** The agent that the signature covers. A `Signature-Agent` that is not covered is an unverified claim. */
function coveredAgent({ headers }: SignedRequest, label: string, components: readonly Item[]): string | undefined {
  const header = headers[AGENT_HEADER];
  if (header === undefined) return undefined;
  const covering = components.filter(([name]) => name === AGENT_HEADER);
  const keys = covering.flatMap(([, parameters]) => parameters.get('key') ?? []);
  if (covering.length === 0) throw new Unusable();
  // Agents of earlier drafts send one string, which has no members.
  if (`${header}`.trimStart().startsWith('"')) return originOf(parseItem(`${header}`));
  const members = parseDictionary(`${header}`);
  const covered = keys.length < covering.length ? [...members.keys()] : keys.map(String);
  const key = covered.includes(label) ? label : covered.length === 1 ? covered[0] : undefined;
  const member = key === undefined ? undefined : members.get(key);
  if (!member || isInnerList(member)) throw new Unusable();
  return originOf(member);
}

/** The origin of an agent whose keys are in the directory of its origin; undefined if they are elsewhere. */
function originOf([value, parameters]: Item): string | undefined {
  const type = parameters.get('type');
  if (typeof value !== 'string' || (type !== undefined && `${type}` !== 'directory')) return undefined;
  const { origin, href } = new URL(value);
  return href === `${origin}/` ? origin : undefined;
}
