import { type UploadedFile, uploadsFile, uploadsImage } from '../contract/uploads.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** What an uploaded file belongs to. */
export interface UploadTarget {
  /** `product` or `user`. */
  model: string;
  /** 1 for a product, 7 for the account’s own picture. */
  pid: number;
}

const PRODUCT: UploadTarget = { model: 'product', pid: 1 };
/** A large picture takes longer than other calls on a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

function toFormData(file: File): FormData {
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
 * @example const { url } = await shop.uploads.image(input.files[0]);
 */
export function image(
  client: Client,
  picture: File,
  query: UploadTarget = PRODUCT,
  options?: CallOptions,
): Promise<UploadedFile> {
  return client.call(uploadsImage, { query, body: toFormData(picture) }, { timeoutMs: UPLOAD_TIMEOUT_MS, ...options });
}

/**
 * Uploads one document or picture. Takes up to 60 s unless told otherwise.
 * @param document PDF, JPG or PNG, at most 5 MB (5,242,880 bytes).
 * @param query What it belongs to: `product` with `pid` 1, the default, or `user` with 7.
 * @returns Its address in `url`, and its size in bytes.
 * @throws `StorefrontError` of kind `invalid` when it is of another type or too large, `auth`.
 * @endpoint POST /api/front/upload/file
 * @origin family
 * @example const { url } = await shop.uploads.file(papers);
 */
export function file(
  client: Client,
  document: File,
  query: UploadTarget = PRODUCT,
  options?: CallOptions,
): Promise<UploadedFile> {
  return client.call(uploadsFile, { query, body: toFormData(document) }, { timeoutMs: UPLOAD_TIMEOUT_MS, ...options });
}
