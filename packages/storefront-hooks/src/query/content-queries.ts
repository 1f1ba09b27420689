import { storeImageDomain, storePayCurrency, storeStreamingChannel } from '@promenade/storefront-sdk';
import type { AllowedHosts } from '../domain/owner-address.ts';
import { loadOwnerPage } from './load-owner-page.ts';
import { publicQuery, type Query } from './query.ts';

/** The live stream of the shop, or null. Its `content` is HTML: never put it into a page. */
export const streamingChannel = () =>
  publicQuery(['streamingChannel'], (client, options) => storeStreamingChannel(client, options));

/** What goes before addresses of pictures that are relative; an empty text where they are whole. */
export const imageDomain = () => publicQuery(['imageDomain'], (client, options) => storeImageDomain(client, options));

/** The currency that the shop shows. */
export const payCurrency = () => publicQuery(['payCurrency'], (client, options) => storePayCurrency(client, options));

/** HTML that lies outside the backend; which is why it is no read of the shop that others may prefetch on a server. */
export const pageHtml = (address: string, places: AllowedHosts): Query<string> =>
  publicQuery(['pageHtml', address], (_, options) => loadOwnerPage(address, places, options?.signal));
