'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { hostsOf, streamAddress } from '../domain/owner-address.ts';
import { streamingChannel } from '../query/content-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';

/** A live stream, for an `iframe` that the app renders. */
export interface LiveStream {
  /** Address of the player, for the `src` of the `iframe`; its host is allowed and is not the shop's. */
  src: string;
}

/** Position and width of the stream's window in px. */
export interface StreamPlace {
  /** Distance from the inline end of the screen. */
  end: number;
  /** Distance from the bottom of the screen. */
  bottom: number;
  /** Width; it determines the height. */
  width: number;
}

/** The shop's live stream. */
export interface UseStreamingChannel extends Read<LiveStream | null> {
  /** The window's position, also from an earlier visit; `undefined` until the shopper moves the window. */
  readonly place: StreamPlace | undefined;
  /** Stores the window's position on the device. */
  setPlace(place: StreamPlace): void;
  /** Hides this stream for the rest of the visit; a stream with another address is still shown. */
  close(): void;
}

const closedStreams = browserStorage('sessionStorage');
const places = browserStorage('localStorage');

function storedPlace(key: string): StreamPlace | undefined {
  const numbers = (places.get(key) ?? '').split(' ').map(Number);
  const [end, bottom, width] = numbers;
  if (end === undefined || bottom === undefined || !width || !numbers.every(Number.isFinite)) return undefined;
  return { end, bottom, width };
}

/**
 * The shop's live stream: `null` if there is none, if the shopper closed it, or if its player is not on one of
 * `hosts`. Only the player's address is read from the owner's HTML.
 *
 * @param hosts Hosts that the content security policy of the page allows in frames.
 * @endpoint GET /api/front/streaming/channel
 */
export function useStreamingChannel(hosts: readonly string[]): UseStreamingChannel {
  const { client, store } = useStorefront();
  const { baseUrl } = client;
  const { domainUrl } = store;
  const closedKey = storageKey('closedStream', store.id);
  const placeKey = storageKey('streamPlace', store.id);
  const read = useQuery(streamingChannel());
  const { data: channel } = read;
  const [closed, setClosed] = useState<string | null>(null);
  const [place, showAt] = useState<StreamPlace>();
  // Read after hydration, because the server rendered without these values.
  useEffect(() => {
    setClosed(closedStreams.get(closedKey));
    showAt(storedPlace(placeKey));
  }, [closedKey, placeKey]);
  const named = hosts.join();
  const src = useMemo(() => {
    // An `iframe` with the shop's origin could access the page.
    const own = [...hostsOf(baseUrl), ...hostsOf(domainUrl)];
    const others = named.split(',').filter((host) => !own.includes(host));
    return channel ? streamAddress(channel.content, { base: baseUrl, hosts: others }) : undefined;
  }, [channel, named, baseUrl, domainUrl]);
  const isClosed = closed === src;
  const data = useMemo(() => {
    if (channel === undefined) return undefined;
    return src && !isClosed ? { src } : null;
  }, [channel, src, isClosed]);
  const close = useCallback(() => {
    if (!src) return;
    closedStreams.set(closedKey, src);
    setClosed(src);
  }, [src, closedKey]);
  const setPlace = useCallback(
    (chosen: StreamPlace) => {
      places.set(placeKey, `${chosen.end} ${chosen.bottom} ${chosen.width}`);
      showAt(chosen);
    },
    [placeKey],
  );
  return Object.assign(withData(read, data), { place, setPlace, close });
}
