import { storeImageDomain, storePayCurrency, storeStreamingChannel } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** The live stream of the shop, or null. Its `content` is untrusted HTML: never render it. */
export const streamingChannel = () =>
  builtInPublic(['streamingChannel'], (client, options) => storeStreamingChannel(client, options));

/** The prefix of relative picture addresses; empty if addresses are absolute. */
export const imageDomain = () => builtInPublic(['imageDomain'], (client, options) => storeImageDomain(client, options));

/** The shop's currency. */
export const payCurrency = () => builtInPublic(['payCurrency'], (client, options) => storePayCurrency(client, options));
