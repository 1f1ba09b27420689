import { randomBytes } from 'node:crypto';
import type { Db, NewRow } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { forgetObject, noteObject } from '../repositories/stored-objects.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { insertUpload } from '../repositories/uploads.ts';

/** Far longer than a file takes to its store. */
const UNKNOWN_AFTER_MS = 60 * 60 * 1000;

type KeptFile = Omit<NewRow<'uploads'>, 'name' | 'content'> & { extension: string; content: Buffer };

/** Where an upload lies in the store for files. */
export const uploadKey = (name: string) => `uploads/${name}`;

/**
 * Stores a file under an unguessable name, and returns it: in the file store if there is one, otherwise in the database. A
 * file whose database row was not committed is deleted from the file store an hour later.
 */
export async function keepFile(
  { files }: DomainDeps<'files'>,
  db: Db,
  { extension, content, ...facts }: KeptFile,
): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.${extension}`;
  if (!files) {
    await insertUpload(db, { ...facts, name, content });
    return name;
  }
  await noteObject(db, uploadKey(name), facts.created_at + UNKNOWN_AFTER_MS);
  await files.put(uploadKey(name), content, facts.content_type);
  await inTransaction(db, async (tx) => {
    await insertUpload(tx, { ...facts, name, content: null, stored_bytes: content.length });
    await forgetObject(tx, uploadKey(name));
  });
  return name;
}
