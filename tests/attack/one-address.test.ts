import { once } from 'node:events';
import { expect, test } from 'vitest';
import { answerOf, coldPictures, openShopAround, paths, SHOPPER, slowBodies, startAttack } from './attack.ts';

openShopAround();

test.each([
  ['140 slow bodies', async () => slowBodies(140)],
  ['190 pictures that are not generated yet', () => coldPictures(190, 'avif')],
] as const)('%s of one address do not block a shopper from another address', async (_, begin) => {
  let [sent, done] = [0, 0];
  await startAttack(async () => {
    const requests = await begin();
    sent = requests.length;
    for (const request of requests) {
      let isCounted = false;
      const count = () => {
        if (!isCounted) done += 1;
        isCounted = true;
      };
      request.once('response', count).once('close', count);
    }
    return requests;
  });
  for (const path of paths) {
    const response = await answerOf(path, SHOPPER);
    response.resume();
    await once(response, 'end');
    expect(response.statusCode, path).toBe(200);
  }
  // The attack was still running, so the shopper did not have to wait for its end.
  expect(done).toBeLessThan(sent);
});
