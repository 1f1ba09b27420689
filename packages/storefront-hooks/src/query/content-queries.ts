import { storeImageDomain, storePayCurrency, storeStreamingChannel } from '@promenade/storefront-sdk';
import type { AllowedHosts } from '../domain/owner-address.ts';
import { loadOwnerPage } from './load-owner-page.ts';
import { builtInPublic, type Query } from './query.ts';

/** The live stream of the shop, or null. Its `content` is untrusted HTML: never put it into a page. */
export const streamingChannel = () =>
  builtInPublic(['streamingChannel'], (client, options) => storeStreamingChannel(client, options));

/** The prefix of relative picture addresses; empty where addresses are absolute. */
export const imageDomain = () => builtInPublic(['imageDomain'], (client, options) => storeImageDomain(client, options));

/** The currency that the shop shows. */
export const payCurrency = () => builtInPublic(['payCurrency'], (client, options) => storePayCurrency(client, options));

/** HTML from an address that the store owner entered. It is not among the `queries`: a server must not request such addresses. */
export const pageHtml = (address: string, hosts: AllowedHosts): Query<string> =>
  builtInPublic(['pageHtml', address], (_, options) => loadOwnerPage(address, hosts, options?.signal));
