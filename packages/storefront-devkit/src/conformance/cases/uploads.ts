import { plans } from '../plan.ts';
import { check } from '../verdicts.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function form(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): FormData {
  const data = new FormData();
  data.set('multipart', new Blob([content], { type }), name);
  return data;
}

const picture = () =>
  form(
    Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0)),
    'pixel.png',
    'image/png',
  );
const query = { model: 'product', pid: 1 };

export const uploadPlans = plans({
  'uploads.image': {
    ask: () => ({ query, body: picture() }),
    rules: {
      'tells a picture by what is in it': async (shop) => {
        const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
        await shop.user.refused('uploads.image', 400, { query, body: form(svg, 'pixel.png', 'image/png') });
      },
      'returns an address that can be shown': async (shop) => {
        const { url } = await shop.user.call('uploads.image', { query, body: picture() });
        check(/^(https?:)?\/|^[\w-]+\//.test(url), `url is “${url}”`);
      },
    },
  },
  'uploads.file': { ask: () => ({ query, body: picture() }) },
});
