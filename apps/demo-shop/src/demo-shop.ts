import type { Config } from '@promenade/reference-api/config.ts';
import type { Extension } from '@promenade/reference-api/extension.ts';
import { openEmptyShop, STORE_ID } from '@promenade/reference-api/repositories/empty-shop.ts';
import { shopOf } from '@promenade/reference-api/repositories/shops.ts';
import type { ServeOptions } from '@promenade/reference-api/serve.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { courierJobs } from './courier.ts';
import { openDemoAccounts } from './open-accounts.ts';
import { firstPictures } from './pictures/first-pages.ts';
import { warmMedia } from './pictures/warm.ts';
import { seedDatabase } from './seed-database.ts';
import type { DemoSettings } from './settings.ts';

/** Short, so that orders visibly progress. */
const COURIER_EVERY_MS = 2_000;

const pictures = async () => (await import('./pictures/index.ts')).demoPictures;

/** The demo shop's extension of the API. */
export const demoExtension = ({ courier }: Pick<DemoSettings, 'courier'>): Extension => ({
  accounts: DEMO_ACCOUNTS,
  pictures,
  ...(courier && { jobs: courierJobs, jobsEveryMs: COURIER_EVERY_MS }),
});

/** The demo shop as a program. */
export const demoShop = (config: Config, settings: DemoSettings): ServeOptions => ({
  ...demoExtension(settings),

  async fill(db) {
    const { sandbox: accounts, passwordCost } = config;
    const { seed, history } = settings;
    if (seed === 'none') return openEmptyShop(db);
    await seedDatabase(db, { accounts, history, passwordCost });
    // Each start undoes what visitors changed in the demo accounts.
    if (accounts) await openDemoAccounts(db, { storeId: STORE_ID, now: Date.now(), passwordCost, history });
  },

  async onListening(app, { db }, signal) {
    if (!settings.warmPictures || config.dataDir === 'memory') return;
    const draw = async () => {
      const began = performance.now();
      const urls = await firstPictures(db, await shopOf(db, '*'), Date.now());
      const made = await warmMedia(urls, { sources: [await pictures()], folder: config.dataDir }, signal);
      const seconds = Math.round((performance.now() - began) / 1000);
      if (!signal.aborted)
        app.log.info({ pictures: urls.length, made, seconds }, 'pictures of the first pages are made');
    };
    void draw().catch((error: unknown) => {
      if (!signal.aborted) app.log.error({ err: error }, 'pictures were not made ahead');
    });
  },
});
