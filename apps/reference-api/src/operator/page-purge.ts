import type { Deps } from '../deps.ts';

const ANSWER_WITHIN_MS = 2_000;

/**
 * Purges the stores' page caches. A store that does not respond is logged, and shows the change within a minute, when its
 * pages expire.
 */
export async function purgePages({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<void> {
  const { stores, token } = config.pagePurge ?? { stores: [], token: '' };
  await Promise.all(
    stores.map(async (store) => {
      const failure = await fetch(`${store}/operator/pages/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).then(
        ({ ok, status }) => (ok ? undefined : `it answered ${status}`),
        (error: unknown) => String(error),
      );
      if (failure) log.warn({ store, failure }, 'a store could not be told to forget its pages');
    }),
  );
}
