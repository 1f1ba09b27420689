import type { Analytics, Consent, TrackedEvent } from '@promenade/storefront-hooks/analytics';
import { useInsertionEffect, useState } from 'react';

export interface PublishedEvent {
  event: TrackedEvent;
  /** The shopper's choice at that time. */
  consent: Consent | undefined;
}

const KEPT = 50;

/** The latest events, newest first, since the component is there. */
export function useEvents(analytics: Analytics | undefined): readonly PublishedEvent[] {
  const [events, setEvents] = useState<readonly PublishedEvent[]>([]);
  // Before the effects of the page, which publish its first events.
  useInsertionEffect(
    () =>
      analytics?.subscribeEvents((event) =>
        setEvents((before) => [{ event, consent: analytics.getConsent() }, ...before].slice(0, KEPT)),
      ),
    [analytics],
  );
  return events;
}
