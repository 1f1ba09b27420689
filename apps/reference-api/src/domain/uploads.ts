import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';
import type { InputOf, UploadedFile } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import { badField } from '../errors/refused.ts';
import { UPLOADS_ROOT } from '../media/urls.ts';
import { HOUR_MS, limitUse } from '../repositories/rate-limits.ts';
import { insertUpload } from '../repositories/uploads.ts';
import { shopperOf } from './principals.ts';

type Upload = CallContext & InputOf<'upload.image'>;

const FIELD = 'multipart';

/** A file that may be handed out again, whoever made it. */
interface SafeFile {
  contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  extension: 'jpg' | 'png' | 'pdf';
  bytes: Buffer;
}

const pictureTypes = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
} as const;

/** Takes a picture, drawn anew. */
export async function takePicture(call: Upload): Promise<UploadedFile> {
  return keep(call, await safePicture(await readFile(call)));
}

/** Takes a picture, drawn anew, or a PDF as it is; nobody opens it on the way. */
export async function takeFile(call: Upload): Promise<UploadedFile> {
  const bytes = await readFile(call);
  return keep(call, safeDocument(bytes) ?? (await safePicture(bytes)));
}

/** The one file of the form. What its sender says of its type and name counts for nothing. */
async function readFile({ db, principal, now, body }: Upload): Promise<Buffer> {
  const userId = shopperOf({ principal });
  const limits = [
    { key: `upload:hour:${userId}`, limit: 100, windowMs: HOUR_MS },
    { key: `upload:day:${userId}`, limit: 300, windowMs: 24 * HOUR_MS },
  ];
  await limitUse(db, limits, now);
  // A request without a body has no form either.
  const [file, ...more] = body instanceof FormData ? body.getAll(FIELD) : [];
  if (!(file instanceof File) || more.length > 0 || file.size === 0) throw badField(FIELD, 'fileMissing');
  if (file.size > IMAGE_MAX_BYTES) throw badField(FIELD, 'fileTooLarge', { limit: IMAGE_MAX_BYTES / 1024 / 1024 });
  return Buffer.from(await file.arrayBuffer());
}

async function safePicture(bytes: Buffer): Promise<SafeFile> {
  // Loaded with the first picture, so that a start does not wait for it.
  const { cleanPicture, PIXELS_MAX } = await import('../media/clean-picture.ts');
  const picture = await cleanPicture(bytes);
  if (!('fault' in picture)) return { ...pictureTypes[picture.format], bytes: picture.bytes };
  switch (picture.fault) {
    case 'other-type':
      throw badField(FIELD, 'pictureType');
    case 'unreadable':
      throw badField(FIELD, 'pictureUnreadable');
    case 'too-many-pixels':
      throw badField(FIELD, 'pictureTooManyPixels', { limit: PIXELS_MAX / 1_000_000 });
  }
}

/** A file that is a PDF from its first byte to its end, and nothing before or behind. */
function safeDocument(bytes: Buffer): SafeFile | undefined {
  const begins = /^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 16));
  if (!begins || !/%%EOF\s*$/.test(bytes.toString('latin1', bytes.length - 32))) return undefined;
  return { contentType: 'application/pdf', extension: 'pdf', bytes };
}

async function keep(call: Upload, { contentType, extension, bytes }: SafeFile): Promise<UploadedFile> {
  const name = `${randomBytes(16).toString('base64url')}.${extension}`;
  await insertUpload(call.db, {
    name,
    user_id: shopperOf(call),
    model: call.query.model,
    content_type: contentType,
    content: bytes,
    created_at: call.now,
  });
  return {
    fileName: name,
    extName: extension,
    fileSize: bytes.length,
    url: `${UPLOADS_ROOT}/${name}`,
    type: contentType.split('/')[1] ?? '',
  };
}
