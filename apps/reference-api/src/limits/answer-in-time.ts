import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors/refused.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Answers in place of who takes too long, as when the database hangs: a caller who is told may try again. Files come as
 * slowly as their sender's connection, and have limits of their own.
 */
export function answerInTime(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      if (!reply.raw.headersSent) reply.send(new Refused(503, 'tooSlow', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }, withinMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
