import { apiUrl, deep, expect, storeUrl, test } from './shop.ts';

/** The seeded shop in a browser. */

test('the video of a product plays and seeks', deep, async ({ page }) => {
  const { data } = await (await page.request.get(`${apiUrl()}/api/front/product/detail/listed/listening-bear`)).json();
  const address: string = data.productInfo.showcaseVideo;
  expect(address).toBe('/media/r1/video/listening-bear.webm');
  await page.goto(storeUrl());
  const seen = await page.evaluate(async (src) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = src;
    const told = (name: string) =>
      new Promise<void>((done, fail) => {
        video.addEventListener(name, () => done(), { once: true });
        video.addEventListener('error', () => fail(new Error(video.error?.message)), { once: true });
      });
    const playing = told('timeupdate');
    await video.play();
    await playing;
    const { duration, videoWidth, videoHeight } = video;
    const sought = told('seeked');
    video.currentTime = 4.5;
    await sought;
    return { duration, videoWidth, videoHeight, at: video.currentTime };
  }, address);
  expect(seen.duration).toBeCloseTo(6.13, 1);
  expect([seen.videoWidth, seen.videoHeight]).toEqual([480, 600]);
  expect(seen.at).toBeGreaterThanOrEqual(4.5);
});
