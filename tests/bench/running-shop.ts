import { rmSync } from 'node:fs';
import { freePort, type Shop, startShop } from '../../tooling/shop.ts';
import { shopData } from '../../tooling/shop-data.ts';
import { fail } from '../../tooling/steps.ts';
import { buildStore } from '../../tooling/store-build.ts';

/** Runs `work` against a shop of its own on free ports. */
export async function withShop(work: (shop: Shop) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  if (!(await buildStore())) fail('The store could not be built.');
  const dataDir = await shopData();
  const shop = await startShop({
    storePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    // Measurements ask more from one address than any shopper, and want the processor to themselves.
    env: { RATE_LIMIT_EXEMPT: 'loopback', WARM_PICTURES: 'off', ...env },
  });
  try {
    await work(shop);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Path of the first product on the list page. */
export async function firstProduct(shop: Shop): Promise<string> {
  const html = await (await fetch(`${shop.storeUrl}/products/all`)).text();
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1];
  return path ?? fail('The list page shows no product.');
}
