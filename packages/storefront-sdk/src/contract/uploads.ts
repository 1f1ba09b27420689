import { endpoint } from './endpoint.ts';
import { type Infer, int, object, text } from './schema.ts';

export const UploadedFile = object({ fileName: text, extName: text, fileSize: int, url: text, type: text });
/** A file that was taken: `fileSize` in bytes, `url` to hand on, `type` the MIME subtype. */
export type UploadedFile = Infer<typeof UploadedFile>;

export const uploadImage = endpoint('upload.image', 'POST', '/api/front/upload/image', 'user', UploadedFile, {
  multipart: true,
});
export const uploadFile = endpoint('upload.file', 'POST', '/api/front/upload/file', 'user', UploadedFile, {
  multipart: true,
});
