import { expect, test } from 'vitest';
import { ownPictures } from './own-pictures.ts';
import { bannerPicture, brandPicture, MEDIA_ROOT, menuPicture } from './urls.ts';

const all = [
  brandPicture(),
  bannerPicture(),
  ...(['addresses', 'coupons', 'profile', 'wishes'] as const).map(menuPicture),
].map((url) => url.slice(MEDIA_ROOT.length + 1, -'.webp'.length));

test.each(all)('%s is drawn in the requested size, opaque', async (name) => {
  const picture = ownPictures(name);
  const { width = 0, height = 0 } = picture?.size ?? {};
  const bitmap = await picture?.draw({ width: width / 2, height: height / 2 });
  expect(bitmap).toMatchObject({ width: width / 2, height: height / 2, data: { length: (3 * width * height) / 4 } });
  // Something is on it.
  expect(new Set(bitmap?.data).size).toBeGreaterThan(2);
});

test.each(['menu/constructor/icon', 'hero/table/wide', 'brand/promenade/mark.svg'])('%s is not there', (name) => {
  expect(ownPictures(name)).toBeNull();
});
