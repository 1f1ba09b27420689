import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './secrets.ts';

/** Where a backend says that what pages show has changed: `POST` with `Authorization: Bearer` and the shared secret. */
export const PURGE_PATH = '/operator/pages/purge';

/** Lets a backend have kept pages forgotten. Whoever has not the secret is told no more than that. */
export function addPagePurge(app: FastifyInstance, { token, purge }: { token: string; purge(): void }): void {
  app.post(PURGE_PATH, (request, reply) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(given, token)) return reply.code(403).send({ code: 403, message: 'Not allowed', data: null });
    purge();
    return reply.send({ code: 200, message: 'Kept pages are forgotten', data: null });
  });
}
