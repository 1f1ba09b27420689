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

/** What a signature is about. */
export interface SignedRequest {
  method: string;
  /** Where clients see the shop, as in `https://shop.example`. */
  origin: string;
  /** Path and query, as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** A signature of a request by an agent, which nobody has checked yet. */
export interface MessageSignature {
  keyId: string;
  /** Epoch seconds. */
  created: number;
  /** Epoch seconds. */
  expires: number;
  /** Name in the registry of RFC 9421; undefined where the key alone says it. */
  algorithm: string | undefined;
  /** The origin that the agent says to be, which the signature covers; undefined where it says none. */
  agent: string | undefined;
  /** The bytes that were signed. */
  base: Buffer;
  value: Buffer;
}

/** Signatures of other purposes, such as those of gateways, have another tag. */
const TAG = 'web-bot-auth';
const AGENT_HEADER = 'signature-agent';
/** A request has one; more than a few would be work that nobody has asked for. */
const SIGNATURES_MAX = 3;

/** The signature says something that this module cannot check, or does not say what it must. */
class Unusable extends Error {}

/**
 * Reads the signatures of a request by agents (RFC 9421, Web Bot Auth). Whatever is malformed, covers too little, or covers a
 * component that is not known here is left out.
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
  // Else it would hold for every shop.
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
      // Names with another spelling are no components, and derived ones that are not known are no headers.
      const value = /^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) ? headers[name] : undefined;
      if (typeof value !== 'string') throw new Unusable();
      return value.trim();
    }
  }
}

/** The agent that a signature names; an agent that is named without being covered is a claim of whoever sent the request. */
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

/** The origin of an agent whose keys are in the directory of its origin; undefined where they are elsewhere. */
function originOf([value, parameters]: Item): string | undefined {
  const type = parameters.get('type');
  if (typeof value !== 'string' || (type !== undefined && `${type}` !== 'directory')) return undefined;
  const { origin, href } = new URL(value);
  return href === `${origin}/` ? origin : undefined;
}
