import { useStreamingChannel } from '@promenade/storefront-hooks';
import { StreamingWindow } from '@promenade/storefront-ui';
import { streamHosts } from '../../page/stream-hosts.ts';

/** The shop's live stream, where there is one. */
export function Stream() {
  const { data: stream, place, setPlace, close } = useStreamingChannel(streamHosts);
  return stream ? <StreamingWindow src={stream.src} place={place} onPlaceChange={setPlace} onClose={close} /> : null;
}
