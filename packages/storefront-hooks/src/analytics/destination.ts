import type { TrackedEvent } from './events.ts';

/** A category of consent. */
export type ConsentCategory = 'analytics' | 'marketing';

/** A shopper's choice: whether each category is allowed. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The page on which a destination starts. */
export interface TagPage {
  /** Origin of the shop. */
  origin: string;
  /** The shopper's choice. */
  consent: Consent;
  /** Loads a vendor's script with the page's nonce. Rejects if it is blocked or does not load within 10 seconds. */
  loadScript(url: string): Promise<void>;
}

/** A tool that receives events. */
export interface Destination {
  /** Unique name; part of its storage key on the device. */
  readonly name: string;
  /** The category of consent that it requires. Without it nothing is loaded or sent. */
  readonly needs: ConsentCategory;
  /** Prepares the tool. Called once, with the shopper's consent, on a page where tags may run. Rejects if that fails. */
  start(page: TagPage): Promise<void>;
  /** Sends one event. Errors are ignored. */
  send(event: TrackedEvent): void;
  /** Called when the shopper changes the choice after `start`. */
  consentChanged?(consent: Consent): void;
}
