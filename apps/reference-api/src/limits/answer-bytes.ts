import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors/refused.ts';
import { AT_ONCE, type Bound } from './at-once.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { networksOf } from './networks.ts';

/** Shorter answers are bounded by the number of requests. */
const COUNTED_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 2;

/** Bounds how many bytes of answers wait in memory for the readers of each network; streams wait by themselves. */
export function boundAnswerBytes(
  app: FastifyInstance,
  bound: Pick<Bound, 'max' | 'maxPerNetwork'> = AT_ONCE.answerBytes,
): void {
  const refusal = () => new Refused(503, 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const bytes = createConcurrencyLimit({ ...bound, refusal });
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const length = isWhole ? Buffer.byteLength(payload) : 0;
    if (length < COUNTED_BYTES) return payload;
    const release = bytes.tryAcquire(networksOf(request.ip), length);
    if (!release) throw refusal();
    reply.raw.once('close', release);
    return payload;
  });
}
