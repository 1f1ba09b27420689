import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digest, idempotentRequest } from '../contract/idempotent-request.ts';
import type { AgentProtocol, Db } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
import {
  deleteIdempotencyKey,
  earlierRequest,
  type IdempotentRequest,
  insertIdempotencyKey,
  KEY_LIFE_MS,
  storeResponse,
} from '../repositories/idempotency.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { type AgentRequest, readAgentRequest } from './request.ts';

/** An answer, with its HTTP status. */
interface AgentAnswer {
  status: number;
  body: object;
}

/** Differences between the protocols' responses. */
interface AnswerOptions {
  protocol: AgentProtocol;
  /** Header of a response that repeats the stored one. */
  replayedHeader: string;
  /** Checks headers that the protocol requires, and sets those that it echoes. */
  readHeaders?(request: FastifyRequest, reply: FastifyReply): void;
}

/** Returns a function that answers a request that may change something: once per idempotency key, with a line in the audit. */
export function agentAnswers(
  app: FastifyInstance,
  deps: Deps,
  { protocol, replayedHeader, readHeaders }: AnswerOptions,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    action: string,
    work: (agent: AgentRequest) => Promise<AgentAnswer>,
  ): Promise<FastifyReply> => {
    const agent = await readAgentRequest(app, deps, request, { protocol, needs: 'checkout' });
    readHeaders?.(request, reply);
    const { status, body, isReplayed } = await answerOnce(deps, agent, request, () => work(agent));
    if (isReplayed) reply.header(replayedHeader, 'true');
    const { status: result } = body as { status?: string };
    deps.audit('agent checkout', { protocol, action, result, shop: agent.shop.id, ip: agent.ip });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Runs a request once per idempotency key: repeated requests return the stored response. Placing an order calls routes that
 * have their own transactions, so the key is claimed before, not in the same transaction.
 * @param key undefined if the request has none.
 * @throws Refused 422 if the key was used with another body, 409 while the first request is running.
 */
async function answerOnce(
  deps: Deps,
  { db, shop, agent, ip, signedAgent, now }: AgentRequest,
  request: FastifyRequest,
  work: () => Promise<AgentAnswer>,
): Promise<AgentAnswer & { isReplayed: boolean }> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return { ...(await work()), isReplayed: false };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refused(400, 'unreadableBody');
  await deps.limiter.countForCaller('agentKey', { ip, signedAgent });
  const idempotent = idempotentRequest(shop, request, {
    // Agents without credentials are distinguished by their networks, as guests are.
    principal: `agent:${digest([agent, ip])}`,
    key: digest(key),
    endpoint: `${request.method} ${request.routeOptions.url}`,
  });
  const earlier = await inTransaction(db, (tx) => claim(tx, idempotent, now));
  if (earlier) return { ...earlier, isReplayed: true };
  try {
    const answer = await work();
    await storeResponse(db, idempotent, success(answer));
    return { ...answer, isReplayed: false };
  } catch (error) {
    await deleteIdempotencyKey(db, idempotent);
    throw error;
  }
}

/** Longer than any request is worked on; afterwards its process has died. */
const WORK_MS = 2 * 60_000;

async function claim(tx: Db, request: IdempotentRequest, now: number): Promise<AgentAnswer | undefined> {
  await deleteIdempotencyKey(tx, request, now - KEY_LIFE_MS);
  if (await insertIdempotencyKey(tx, request, now)) return undefined;
  const { fingerprint, body, created_at } = await earlierRequest(tx, request);
  if (fingerprint !== request.fingerprint) throw new Refused(422, 'keyReused');
  if (body) return (body as { data: AgentAnswer }).data;
  if (created_at > now - WORK_MS) throw new Refused(409, 'keyInUse', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  await deleteIdempotencyKey(tx, request);
  await insertIdempotencyKey(tx, request, now);
  return undefined;
}
