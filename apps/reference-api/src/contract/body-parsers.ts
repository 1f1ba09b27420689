import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../errors/refused.ts';

const FORM = 'application/x-www-form-urlencoded';

/** JSON bodies; an empty one is no body whatever its type, since several calls of the contract take none. */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body: string, done) => {
    if (body === '') done(null, undefined);
    else done(new Refused(400, 'unreadableBody'));
  });
}

/**
 * Accepts form bodies, urlencoded and multipart, next to JSON. They are buffered, so they have the size limit of other
 * bodies.
 */
export function takeFieldForms(app: FastifyInstance): void {
  takeJsonBodies(app);
  app.removeContentTypeParser(FORM);
  app.addContentTypeParser([FORM, 'multipart/form-data'], { parseAs: 'buffer' }, fieldsOf);
}

async function fieldsOf({ headers }: FastifyRequest, body: string | Buffer): Promise<Record<string, string>> {
  const type = headers['content-type'] ?? FORM;
  const form = await new Response(new Uint8Array(Buffer.from(body)), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refused(400, 'unreadableBody');
    });
  // Files are ignored: no field of these calls takes one.
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Treats bodies as plain text whatever their content type; surrounding JSON quotes are removed. */
export function takeTextBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request: FastifyRequest, body: string, done) => {
    done(null, body.trim().replace(/^"(.*)"$/s, '$1'));
  });
}

/** Forms of pages without script. A field that is sent twice has the value that was sent last. */
export function takePageForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, async (_request: FastifyRequest, body: string) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    // No database accepts a NUL in a text.
    if (Object.values(fields).some((value) => value.includes('\0'))) throw new Refused(400, 'unreadableBody');
    return fields;
  });
}

/** Forms with a file; each is read by its call (see incoming-form.ts), after the call knows that it wants it. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
}
