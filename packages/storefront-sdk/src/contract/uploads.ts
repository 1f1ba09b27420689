import { type Infer, int, key, object, text } from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';

export const UploadedFile = object({
  /** Name of the file. */
  fileName: text,
  /** Ending of the file’s name. */
  extName: text,
  /** Size in bytes. */
  fileSize: int,
  /** Its address, for other calls. */
  url: key,
  /** MIME subtype, as in `png`. */
  type: text,
});
/** A file that was taken: `fileSize` in bytes, `url` to hand on, `type` the MIME subtype. */
export interface UploadedFile extends Infer<typeof UploadedFile> {}

export const uploadsImage = endpoint('uploads.image', 'POST', '/api/front/upload/image', 'user', UploadedFile, {
  multipart: true,
});
export const uploadsFile = endpoint('uploads.file', 'POST', '/api/front/upload/file', 'user', UploadedFile, {
  multipart: true,
});
