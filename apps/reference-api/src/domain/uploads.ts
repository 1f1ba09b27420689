import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';
import type { InputOf, UploadedFile } from '@promenade/storefront-sdk/contract';
import type { IncomingForm } from '../contract/incoming-form.ts';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { AT_ONCE, FORM_MAX_BYTES } from '../limits/at-once.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { networksOf } from '../limits/networks.ts';
import { limitUse } from '../limits/rate-limits.ts';
import type { Sender } from '../media/clean-picture.ts';
import { UPLOADS_ROOT } from '../media/urls.ts';
import { hasAccountOrPaid } from '../repositories/uploads.ts';
import { shopperOf } from './principals.ts';
import { keepFile } from './stored-files.ts';
import { byteLimits, fileLimits, RETRY_AFTER_SECONDS } from './upload-limits.ts';

type Upload = CallContext & Omit<InputOf<'uploads.image'>, 'body'> & { readonly body: IncomingForm };

type FileDeps = DomainDeps<'files'>;

const FIELD = 'multipart';

/** A file that is safe to serve, whatever its origin. */
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
export function takePicture(deps: FileDeps, call: Upload): Promise<UploadedFile> {
  return take(deps, call, safePicture);
}

/** Stores a picture, re-encoded, or a PDF unchanged, which the server doesn't parse. */
export function takeFile(deps: FileDeps, call: Upload): Promise<UploadedFile> {
  return take(deps, call, async (bytes, sender) => safeDocument(bytes) ?? (await safePicture(bytes, sender)));
}

/** Takes a picture of the shop's owner, drawn anew; it stays. Returns its address. */
export async function addOwnPicture(deps: DomainDeps<'now' | 'files'>, db: Db, bytes: Buffer): Promise<string> {
  if (bytes.length > IMAGE_MAX_BYTES) {
    throw badField(FIELD, 'fileTooLarge', { limit: IMAGE_MAX_BYTES / 1024 / 1024 });
  }
  const { contentType, extension, bytes: content } = await safePicture(bytes, { networks: [] });
  const at = deps.now();
  const facts = {
    user_id: null,
    model: 'shop',
    content_type: contentType,
    created_at: at,
    used_at: at,
    is_shown: true,
  };
  const name = await keepFile(deps, db, { ...facts, extension, content });
  return `${UPLOADS_ROOT}/${name}`;
}

const busy = () => new Refused(503, 'uploadsBusy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
/** Bytes of files in the memory of one process. */
const heldBytes = createConcurrencyLimit({ ...AT_ONCE.uploadBytes, refusal: busy });

/** Takes the one file of a form. What its sender says of its type and name counts for nothing. */
async function take(
  deps: FileDeps,
  call: Upload,
  makeSafe: (bytes: Buffer, sender: Sender) => Promise<SafeFile>,
): Promise<UploadedFile> {
  const { db, now, ip, body } = call;
  const userId = shopperOf(call);
  if (!(await hasAccountOrPaid(db, userId))) throw new Refused(403, 'uploadsNeedOrder');
  await limitUse(db, fileLimits(userId, ip), now);
  await limitUse(db, byteLimits(userId, ip, 0), now);
  const networks = networksOf(ip);
  const giveBack = heldBytes.tryAcquire(networks, Math.min(body.bytes ?? FORM_MAX_BYTES, FORM_MAX_BYTES));
  if (!giveBack) throw busy();
  try {
    const bytes = await body.readFile(FIELD, IMAGE_MAX_BYTES);
    if (bytes === 'missing') throw badField(FIELD, 'fileMissing');
    if (bytes === 'too-large') throw badField(FIELD, 'fileTooLarge', { limit: IMAGE_MAX_BYTES / 1024 / 1024 });
    const file = await makeSafe(bytes, { networks, signal: body.left });
    await limitUse(db, byteLimits(userId, ip, file.bytes.length), now);
    return await keep(deps, call, file);
  } finally {
    giveBack();
  }
}

async function safePicture(bytes: Buffer, sender: Sender): Promise<SafeFile> {
  // Loaded with the first picture, so that a start does not wait for it.
  const { cleanPicture, SIDE_MAX } = await import('../media/clean-picture.ts');
  const picture = await cleanPicture(bytes, sender);
  if (!('error' in picture)) return { ...pictureTypes[picture.format], bytes: picture.bytes };
  switch (picture.error) {
    case 'other-type':
      throw badField(FIELD, 'pictureType');
    case 'unreadable':
      throw badField(FIELD, 'pictureUnreadable');
    case 'too-many-pixels':
      throw badField(FIELD, 'pictureTooManyPixels', { limit: Math.floor(picture.pixelsMax / 1_000_000) });
    case 'too-long':
      throw badField(FIELD, 'pictureTooLong', { limit: SIDE_MAX });
  }
}

/** A file that is a PDF from its first byte to its end, and nothing before or behind. */
function safeDocument(bytes: Buffer): SafeFile | undefined {
  const begins = /^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 16));
  if (!begins || !/%%EOF\s*$/.test(bytes.toString('latin1', bytes.length - 32))) return undefined;
  return { contentType: 'application/pdf', extension: 'pdf', bytes };
}

async function keep(deps: FileDeps, call: Upload, { contentType, extension, bytes }: SafeFile): Promise<UploadedFile> {
  const name = await keepFile(deps, call.db, {
    extension,
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
