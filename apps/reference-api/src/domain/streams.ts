import type { StreamingChannel } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { html } from '../pages/html.ts';
import { type Shop, shopHosts } from '../repositories/shops.ts';
import { channelOf, dropChannel, putChannel } from '../repositories/streaming-channels.ts';
import { namedShop } from './named-shop.ts';

/** The longest text of an answer. */
const CONTENT_MAX_LENGTH = 2000;

/** The one frame in which a stream is shown. Its player keeps its own origin, which is never a shop's. */
function frameOf({ address, title }: Pick<Row<'streaming_channels'>, 'address' | 'title'>): string {
  return html`<iframe src="${address}" title="${title}" sandbox="allow-scripts allow-same-origin allow-presentation" allow="autoplay; fullscreen; picture-in-picture" referrerpolicy="no-referrer" loading="lazy"></iframe>`
    .text;
}

/** The shop's current stream; otherwise null. */
export async function streamingChannel({ db, shop }: CallContext): Promise<StreamingChannel | null> {
  const channel = await channelOf(db, shop.id);
  return channel ? { type: 'IFRAME', content: frameOf(channel) } : null;
}

type Stage = DomainDeps<'config' | 'now'>;

/** An https address on a host that is none of the shops'. */
async function playerAddress({ config }: Stage, db: Db, text: string): Promise<string | undefined> {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  const hosts = [new URL(config.publicUrl).host, ...(await shopHosts(db))];
  return hosts.some((host) => host.split(':')[0] === url.hostname) ? undefined : url.href;
}

/** Starts a stream, instead of the one there was. */
export async function startStream(
  stage: Stage,
  db: Db,
  { address: given, title, host }: { address: string; title?: string | undefined; host?: string | undefined },
): Promise<Shop> {
  const shop = await namedShop(db, host);
  const address = await playerAddress(stage, db, given);
  const channel = { address: address ?? '', title: title ?? shop.name };
  if (!address || frameOf(channel).length > CONTENT_MAX_LENGTH) throw new Refused(400, 'streamAddress');
  await putChannel(db, { store_id: shop.id, ...channel, started_at: stage.now() });
  return shop;
}

/**
 * Ends a stream.
 *
 * @throws Refused when there is none.
 */
export async function stopStream(db: Db, { host }: { host?: string | undefined }): Promise<Shop> {
  const shop = await namedShop(db, host);
  if (!(await dropChannel(db, shop.id))) throw new Refused(400, 'streamNone');
  return shop;
}
