import multipart from '@fastify/multipart';
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

/** Forms of pages without script. A field that is sent twice has the value that was sent last. */
export function takePageForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      // No database accepts a NUL in a text.
      if (Object.values(fields).some((value) => value.includes('\0'))) throw new Refused(400, 'unreadableBody');
      return fields;
    },
  );
}

/** Forms with a file; each is read by its call (see incoming-form.ts), after the call knows that it wants it. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
}
