import { UploadedFile } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers, MockRequest } from '../../respond.ts';
import { badField } from '../refusals.ts';
import { signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** What files of each type begin with. */
const SIGNATURES = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47], pdf: [0x25, 0x50, 0x44, 0x46] };

const anUpload = fixture(UploadedFile, {});

/** Files, recognised by their content; all get the address of the sample picture. */
export function uploadHandlers(shop: Shop): MockHandlers {
  const upload = async (request: MockRequest<FormData>, types: readonly (keyof typeof SIGNATURES)[]) => {
    const { user, orders, identity } = signedIn(shop, request);
    const isPaying = identity === null || orders.some(({ paidAt }) => paidAt !== null);
    if (!isPaying) throw badField('multipart', `No access for ${user.nickname}`, 403);
    const file = request.body.get('multipart');
    if (!(file instanceof File) || file.size === 0) throw badField('multipart', 'Please choose a file');
    if (file.size > MAX_BYTES) throw badField('multipart', 'The file is larger than 5 MB');
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const extName = types.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte));
    if (!extName) throw badField('multipart', 'Files of this type are not taken');
    const facts = { fileName: file.name, extName, fileSize: file.size, type: file.type };
    return anUpload({ ...facts, url: '/media/sample.webp' });
  };
  return {
    'uploads.image': (request) => upload(request, ['jpg', 'png']),
    'uploads.file': (request) => upload(request, ['jpg', 'png', 'pdf']),
  };
}
