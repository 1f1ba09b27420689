import { useStorefront, useStreamingChannel } from '@promenade/storefront-hooks';
import { StreamingWindow } from '@promenade/storefront-ui';
import { useIsConsentSettled } from '../../page/consent.ts';
import { streamHosts } from '../../page/stream-hosts.ts';

/** The shop's live stream, where there is one; it waits until the shopper has answered what may be measured. */
export function Stream() {
  const { store } = useStorefront();
  return useIsConsentSettled(store) ? <StreamWindow /> : null;
}

function StreamWindow() {
  const { data: stream, place, setPlace, close } = useStreamingChannel(streamHosts);
  return stream ? <StreamingWindow src={stream.src} place={place} onPlaceChange={setPlace} onClose={close} /> : null;
}
