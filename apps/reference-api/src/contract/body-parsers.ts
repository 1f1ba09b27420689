import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../errors/refused.ts';

/** JSON bodies; an empty one is no body, since several calls of the contract take none. */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** Bodies that are plain text whatever their content type says; JSON quotes around it are taken off. */
export function takeTextBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request: FastifyRequest, body: string, done) => {
    done(null, body.trim().replace(/^"(.*)"$/s, '$1'));
  });
}

/** Forms with a file. They are held whole, so `bodyLimit` (bytes) bounds what one costs, however many parts it has. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const form = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } });
      return form.formData().catch(() => {
        throw new Refused(400, 'unreadableBody');
      });
    },
  );
}
