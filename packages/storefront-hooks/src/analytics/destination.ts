import type { TrackedEvent } from './events.ts';

/** What a shopper may agree to, or not. */
export type ConsentCategory = 'analytics' | 'marketing';

/** A shopper's choice. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** What a destination finds on the page when it is started. */
export interface TagPage {
  /** Origin of the shop. */
  origin: string;
  /** What the shopper has chosen. */
  consent: Consent;
  /** Loads a vendor's script with the page's nonce. Rejects when it is blocked, or not there after 10 seconds. */
  loadScript(url: string): Promise<void>;
}

/** A tool that is told of events. */
export interface Destination {
  /** Unlike that of every other destination; names what is kept for it on the device. */
  readonly name: string;
  /** What a shopper must have agreed to before anything of it is loaded or told. */
  readonly needs: ConsentCategory;
  /** Makes the tool ready; called once, after the consent, on a page where tags may run. Rejects when it cannot be. */
  start(page: TagPage): Promise<void>;
  /** Tells of one event. What it throws disturbs nobody. */
  send(event: TrackedEvent): void;
  /** The shopper chose anew after `start`. */
  consentChanged?(consent: Consent): void;
}
