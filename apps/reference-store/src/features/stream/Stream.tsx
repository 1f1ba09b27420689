import { useStorefront, useStreamingChannel } from '@promenade/storefront-hooks';
import { StreamingWindow } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { measuresVisits } from '../../page/consent.ts';
import { settleConsent, useIsConsentSettled } from '../../page/consent-settled.ts';
import { streamHosts } from '../../page/stream-hosts.ts';

/** The shop's live stream, where there is one; it waits until the shopper has answered what may be measured. */
export function Stream() {
  const { store } = useStorefront();
  const isSettled = useIsConsentSettled();
  const waits = measuresVisits(store) && !isSettled;
  useEffect(() => {
    // If the code of the consent question is blocked, there is no question to wait for.
    if (waits) import('../tracking/Tracking.tsx').catch(settleConsent);
  }, [waits]);
  return waits ? null : <StreamWindow />;
}

function StreamWindow() {
  const { data: stream, place, setPlace, close } = useStreamingChannel(streamHosts);
  return stream ? <StreamingWindow src={stream.src} place={place} onPlaceChange={setPlace} onClose={close} /> : null;
}
