import type { InputOf } from '../contract/endpoint.ts';
import { uploadFile, uploadImage } from '../contract/uploads.ts';
import type { CallOptions, Client } from '../transport/client.ts';

type Place = InputOf<'upload.image'>['query'];

const products: Place = { model: 'product', pid: 1 };
/** A large picture takes its time on a slow line. */
const patience: CallOptions = { timeoutMs: 60_000 };

function formOf(file: File): FormData {
  const form = new FormData();
  // Backends of the family take `photo.jpeg` and refuse `photo.JPEG`.
  form.append('multipart', file, file.name.toLowerCase());
  return form;
}

/**
 * Uploads one picture; other calls refer to it by its address. Takes up to 60 s unless told otherwise.
 * @param picture JPG or PNG, at most 5 MB (5,242,880 bytes).
 * @param query What it belongs to: `product` with `pid` 1, the default, or `user` with 7.
 * @returns Its address in `url`, and its size in bytes.
 * @throws `StorefrontError` of kind `invalid` when it is no such picture or too large, `auth`.
 * @endpoint POST /api/front/upload/image
 * @origin family
 * @example const { url } = await uploads.image(client, input.files[0]);
 */
export function image(client: Client, picture: File, query: Place = products, options?: CallOptions) {
  return client.call(uploadImage, { query, body: formOf(picture) }, { ...patience, ...options });
}

/**
 * Uploads one document or picture. Takes up to 60 s unless told otherwise.
 * @param document PDF, JPG or PNG, at most 5 MB (5,242,880 bytes).
 * @param query What it belongs to: `product` with `pid` 1, the default, or `user` with 7.
 * @returns Its address in `url`, and its size in bytes.
 * @throws `StorefrontError` of kind `invalid` when it is of another type or too large, `auth`.
 * @endpoint POST /api/front/upload/file
 * @origin family
 * @example const { url } = await uploads.file(client, papers);
 */
export function file(client: Client, document: File, query: Place = products, options?: CallOptions) {
  return client.call(uploadFile, { query, body: formOf(document) }, { ...patience, ...options });
}
