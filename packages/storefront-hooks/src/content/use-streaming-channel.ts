'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { streamAddress } from '../domain/owner-address.ts';
import { streamingChannel } from '../query/content-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useAllowedHosts } from './use-allowed-hosts.ts';

/** A live stream, to be shown in a frame of one's own. */
export interface LiveStream {
  /** Address of the player for the frame's `src`, on an allowed host that is not the shop's. */
  src: string;
}

/** The shop's live stream, as the shopper is to see it. */
export interface UseStreamingChannel extends Read<LiveStream | null> {
  /** Puts the stream away for the rest of the visit; another one shows again. */
  close(): void;
}

const STORAGE_KEY = 'promenade.closedStream';
const storage = browserStorage('sessionStorage');
const none: readonly string[] = [];

/**
 * The shop's live stream: `null` where there is none, it was closed, or its player is not on one of `hosts`, the hosts
 * that the page's content security policy lets into frames. Of the HTML that the owner wrote only that address is used.
 * @endpoint GET /api/front/streaming/channel
 */
export function useStreamingChannel(hosts: readonly string[]): UseStreamingChannel {
  const own = useAllowedHosts(none);
  const { data: channel, ...read } = useQuery(streamingChannel());
  const [closed, setClosed] = useState<string | null>(null);
  // Only the device knows; a server has shown the stream.
  useEffect(() => setClosed(storage.get(STORAGE_KEY)), []);
  const named = hosts.join();
  const src = useMemo(() => {
    // A player of the shop's own origin could reach into the page.
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
    storage.set(STORAGE_KEY, src);
    setClosed(src);
  }, [src]);
  return { ...read, data, close };
}
