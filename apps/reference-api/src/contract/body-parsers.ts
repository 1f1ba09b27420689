import type { FastifyInstance, FastifyRequest } from 'fastify';

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
