import { call } from '../call.ts';
import { UploadedFile } from '../entities/uploads.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { optional, type Schema, textIn } from '../schema/schema.ts';
import type { RequestParts } from '../transport/endpoint.ts';
import { id } from './inputs.ts';

const query = {
  model: textIn({ min: 1, max: 32, pattern: '^[a-z]+$', note: 'What the file belongs to: product, user.' }),
  pid: optional(id),
};
const example = { query: { model: 'product', pid: 1 } };
const maxBytes = 5 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png'];
const errors = {
  400: 'The file is none, too large, or not of a type that is taken.',
  403: 'A visitor has not paid for an order yet.',
  503: 'Too many files are coming in; `Retry-After` says when to try again.',
};

/** A file to upload. */
export interface Upload {
  /** The file itself. */
  file: File;
  /** Owner of the file: `product` or `user`. @default product */
  model?: string;
  /** 1 for a product, 7 for the account’s own picture. @default 1 */
  pid?: number;
}

const options = { timeoutMs: 60_000 };

function toRequest({ file, ...query }: Upload): RequestParts {
  const body = new FormData();
  // Backends of the family take `photo.jpeg` and refuse `photo.JPEG`.
  body.append('multipart', file, file.name.toLowerCase());
  return { query: { model: 'product', pid: 1, ...query }, body };
}

/**
 * Uploads one picture; other calls refer to it by its address. Takes up to 60 s unless told otherwise.
 * @param input `file`, JPG or PNG, at most 5 MB (5,242,880 bytes), and its owner.
 * @returns Its address in `url`, and its size in bytes.
 * @throws `StorefrontError` of kind `invalid` when it is no such picture or too large, `auth`.
 * @example const { url } = await shop.uploads.image({ file });
 */
export const image = call({
  id: 'uploads.image',
  method: 'POST',
  path: '/api/front/upload/image',
  auth: 'user',
  multipart: true,
  options,
  toRequest,
  returns: UploadedFile as Schema<UploadedFile>,
  spec: IN_TOOLS && {
    summary: 'Takes one picture and answers its address.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: pictureTypes },
    errors,
    example,
  },
});

/**
 * Uploads one document or picture. Takes up to 60 s unless told otherwise.
 * @param input `file`, PDF, JPG or PNG, at most 5 MB (5,242,880 bytes), and its owner.
 * @returns Its address in `url`, and its size in bytes.
 * @throws `StorefrontError` of kind `invalid` when it is of another type or too large, `auth`.
 * @example const { url } = await shop.uploads.file({ file: papers });
 */
export const file = call({
  id: 'uploads.file',
  method: 'POST',
  path: '/api/front/upload/file',
  auth: 'user',
  multipart: true,
  options,
  toRequest,
  returns: UploadedFile as Schema<UploadedFile>,
  spec: IN_TOOLS && {
    summary: 'Takes one document or picture and answers its address.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: [...pictureTypes, 'application/pdf'] },
    errors,
    example,
  },
});
