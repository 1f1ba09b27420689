import { call } from '../call.ts';
import { UploadedFile } from '../entities/uploads.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { optional, type Schema, textIn } from '../schema/schema.ts';
import type { RequestParts } from '../transport/endpoint.ts';
import { id } from './inputs.ts';

const query = {
  model: textIn({ min: 1, max: 32, pattern: '^[a-z]+$', note: 'Owner of the file: product, user.' }),
  pid: optional(id),
};
const example = { query: { model: 'product', pid: 1 } };
const maxBytes = 5 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png'];
const errors = {
  400: 'The file is missing, too large or of a type that is not accepted.',
  403: 'Visitors can upload files only after they have paid for an order.',
  503: 'Too many uploads; retry after `Retry-After`.',
};

/** A file to upload. */
export interface Upload {
  /** The file. */
  file: File;
  /** Owner of the file: `product` or `user`. @default product */
  model?: string;
  /** 1 for a product, 7 for the picture of the account. @default 1 */
  pid?: number;
}

const options = { timeoutMs: 60_000 };

function toRequest({ file, model = 'product', pid = 1 }: Upload): RequestParts {
  const body = new FormData();
  // CRMEB backends accept `photo.jpeg` but reject `photo.JPEG`.
  body.append('multipart', file, file.name.toLowerCase());
  return { query: { model, pid }, body };
}

/**
 * Uploads a picture; pass its URL to other calls. The default time limit is 60 s.
 * @param input `file`, JPG or PNG, at most 5 MB (5,242,880 bytes), and its owner.
 * @returns The `url`, and the size in bytes.
 * @throws `StorefrontError` of kind `invalid` if the file is of another type or too large, `forbidden`, `auth`.
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
    summary: 'Uploads a picture and returns its URL.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: pictureTypes },
    errors,
    example,
  },
});

/**
 * Uploads a document or picture. The default time limit is 60 s.
 * @param input `file`, PDF, JPG or PNG, at most 5 MB (5,242,880 bytes), and its owner.
 * @returns The `url`, and the size in bytes.
 * @throws `StorefrontError` of kind `invalid` if the file is of another type or too large, `forbidden`, `auth`.
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
    summary: 'Uploads a document or picture and returns its URL.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: [...pictureTypes, 'application/pdf'] },
    errors,
    example,
  },
});
