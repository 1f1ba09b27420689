'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { streamAddress } from '../domain/owner-address.ts';
import { streamingChannel } from '../query/content-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import { useAllowedHosts } from './use-allowed-hosts.ts';

/** A live stream, for a frame that the app renders. */
export interface LiveStream {
  /** Address of the player for the `src` of the frame, on an allowed host other than the shop's. */
  src: string;
}

/** Where the window of a stream stands, in px; as `StreamingWindow` of the components takes it. */
export interface StreamPlace {
  /** From the edge of the screen at which lines end. */
  end: number;
  /** From the lower edge of the screen. */
  bottom: number;
  /** The height follows from it. */
  width: number;
}

/** The shop's live stream. */
export interface UseStreamingChannel extends Read<LiveStream | null> {
  /** Where the shopper put the window, also on an earlier visit; `undefined` before it was moved. */
  readonly place: StreamPlace | undefined;
  /** Remembers on the device where the shopper put the window. */
  setPlace(place: StreamPlace): void;
  /** Hides this stream for the rest of the visit; another stream is shown. */
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
const none: readonly string[] = [];

/**
 * The shop's live stream: `null` where there is none, where the shopper closed it, or where its player is not on one of
 * `hosts`. Only the address of the player is taken from the owner's HTML.
 *
 * @param hosts Hosts that the content security policy of the page allows in frames.
 * @endpoint GET /api/front/streaming/channel
 */
export function useStreamingChannel(hosts: readonly string[]): UseStreamingChannel {
  const { store } = useStorefront();
  const closedKey = storageKey('closedStream', store.id);
  const placeKey = storageKey('streamPlace', store.id);
  const own = useAllowedHosts(none);
  const read = useQuery(streamingChannel());
  const { data: channel } = read;
  const [closed, setClosed] = useState<string | null>(null);
  const [place, showAt] = useState<StreamPlace>();
  // Read after hydration, because a server has rendered the stream.
  useEffect(() => {
    setClosed(closedStreams.get(closedKey));
    showAt(storedPlace(placeKey));
  }, [closedKey, placeKey]);
  const named = hosts.join();
  const src = useMemo(() => {
    // A frame of the shop's own origin could access the page.
    const others = named.split(',').filter((host) => !own.hosts.includes(host));
    return channel ? streamAddress(channel.content, { base: own.base, hosts: others }) : undefined;
  }, [channel, named, own]);
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
