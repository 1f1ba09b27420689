import { storeImageDomain, storePayCurrency, storeStreamingChannel } from '@promenade/storefront-sdk';
import type { AllowedHosts } from '../domain/owner-address.ts';
import { loadOwnerPage } from './load-owner-page.ts';
import { builtInPublic, type Query } from './query.ts';

/** The live stream of the shop, or null. Its `content` is untrusted HTML: never render it. */
export const streamingChannel = () =>
  builtInPublic(['streamingChannel'], (client, options) => storeStreamingChannel(client, options));

/** The prefix of relative picture addresses; empty if addresses are absolute. */
export const imageDomain = () => builtInPublic(['imageDomain'], (client, options) => storeImageDomain(client, options));

/** The shop's currency. */
export const payCurrency = () => builtInPublic(['payCurrency'], (client, options) => storePayCurrency(client, options));

/**
 * HTML from an address that the store owner entered. It is not exported in `queries`, because a server must not request
 * addresses of a store owner.
 */
export const pageHtml = (address: string, hosts: AllowedHosts): Query<string> =>
  builtInPublic(['pageHtml', address], (_, options) => loadOwnerPage(address, hosts, options?.signal));
