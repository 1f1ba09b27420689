import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { shopOrigin } from '../domain/shop-origin.ts';
import { callingAgent } from '../mcp/acting-for.ts';
import { claimProof } from '../repositories/dpop-proofs.ts';
import { type TrustedAgent, trustedAgentsOf } from '../repositories/trusted-agents.ts';
import { agentSignatures, type MessageSignature } from './message-signature.ts';
import { type AgentKey, signatureCheck } from './public-key.ts';

/** An agent that the shop's owner trusts, and whose signature of the request was verified. */
export interface SignedAgent {
  id: number;
  /** As the owner calls it. */
  name: string;
}

/** Why a signature is ignored. */
type SignatureProblem = 'malformed' | 'unknown' | 'expired' | 'forged' | 'used before' | 'unchecked';

declare module 'fastify' {
  interface FastifyRequest {
    signedAgent: SignedAgent | null;
    /** Why the signature was ignored; null for a verified signature and for unsigned requests. */
    signatureProblem: SignatureProblem | null;
  }
}

/** How far the clock of an agent may be ahead of the shop's, in seconds. */
const SKEW_SECONDS = 60;
/** Each signature is remembered until it expires. */
const LIFE_MAX_SECONDS = 24 * 60 * 60;
/** How long a process caches trusted agents and their keys. */
const KEPT_MS = 5_000;

interface KnownKey {
  agent: SignedAgent;
  key: AgentKey;
  check: ReturnType<typeof signatureCheck>;
}

/** Identifies a key by the origin that publishes it (empty for keys from a file) and its thumbprint. */
const nameOf = (directory: string | null | undefined, keyId: string) => `${directory ?? ''} ${keyId}`;

function knownKeys(agents: readonly TrustedAgent[]): ReadonlyMap<string, KnownKey> {
  const entries = agents.flatMap(({ id, name, directory, keys }) =>
    keys.map((key): [string, KnownKey] => [
      nameOf(directory, key.id),
      { agent: { id, name }, key, check: signatureCheck(key) },
    ]),
  );
  return new Map(entries);
}

/**
 * Finds out which agent has signed a request, before its limits are counted. An invalid signature never refuses a request:
 * its sender is treated as an ordinary visitor. Unsigned requests are not checked.
 */
export function recogniseAgents(app: FastifyInstance, deps: Deps): void {
  const { config, database, shops, now } = deps;
  const kept = new Map<number, { until: number; keys: ReadonlyMap<string, KnownKey> }>();

  async function keysOf(shopId: number): Promise<ReadonlyMap<string, KnownKey>> {
    const known = kept.get(shopId);
    if (known && performance.now() < known.until) return known.keys;
    const keys = knownKeys(await trustedAgentsOf(database.db, shopId));
    kept.set(shopId, { until: performance.now() + KEPT_MS, keys });
    return keys;
  }

  function problemOf(signature: MessageSignature, { key, check }: KnownKey): SignatureProblem | undefined {
    const seconds = now() / 1000;
    const { created, expires, base, value, algorithm } = signature;
    const isItsTime = created <= seconds + SKEW_SECONDS && expires > seconds && expires - created <= LIFE_MAX_SECONDS;
    const isKeysTime = (key.notBefore ?? 0) <= seconds && seconds < (key.notAfter ?? Number.POSITIVE_INFINITY);
    if (!isItsTime || !isKeysTime) return 'expired';
    return check(base, value, algorithm) ? undefined : 'forged';
  }

  async function agentOf(request: FastifyRequest): Promise<SignedAgent | SignatureProblem> {
    const shop = await shops.byHost(request.hostname);
    const keys = await keysOf(shop.id);
    if (keys.size === 0) return 'unknown';
    const { method, url, headers } = request;
    let problem: SignatureProblem = 'malformed';
    for (const signature of agentSignatures({ method, url, headers, origin: shopOrigin(config, shop) })) {
      const { agent, keyId, base, expires } = signature;
      const known = keys.get(nameOf(agent, keyId)) ?? keys.get(nameOf(null, keyId));
      problem = known ? (problemOf(signature, known) ?? 'used before') : 'unknown';
      // Hash what was signed, not the signature: with ECDSA, anyone can derive a second valid signature from the first.
      const id = `agent ${createHash('sha256').update(`${keyId} `).update(base).digest('base64url')}`;
      if (known && problem === 'used before' && (await claimProof(database.db, id, expires * 1000))) return known.agent;
    }
    return problem;
  }

  app.decorateRequest('signedAgent', null);
  app.decorateRequest('signatureProblem', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const calling = callingAgent();
    if (calling !== undefined) request.signedAgent = calling;
    if (calling !== undefined || request.headers['signature-input'] === undefined) return done();
    agentOf(request)
      .catch((error: unknown): SignatureProblem => {
        request.log.warn({ err: error }, 'the signature of an agent could not be checked');
        return 'unchecked';
      })
      .then((found) => {
        if (typeof found === 'string') request.signatureProblem = found;
        else request.signedAgent = found;
        done();
      }, done);
  });
}
