import { type Infer, int, key, object, text } from '../schema/schema.ts';

export const UploadedFile = object({
  /** Name of the file. */
  fileName: text,
  /** File name extension. */
  extName: text,
  /** Size in bytes. */
  fileSize: int,
  /** URL of the file, for other calls. */
  url: key,
  /** MIME subtype, such as `png`. */
  type: text,
});
/** An uploaded file: `url` for other calls, `fileSize` in bytes, MIME subtype in `type`. */
export interface UploadedFile extends Infer<typeof UploadedFile> {}
