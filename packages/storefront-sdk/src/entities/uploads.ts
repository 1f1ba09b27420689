import { type Infer, int, key, object, text } from '../schema/schema.ts';

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
