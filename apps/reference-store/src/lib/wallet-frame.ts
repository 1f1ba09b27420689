import type { ExpressPurchase } from '@promenade/storefront-hooks';

/** Messages from the wallet frame to the page around it: that it is ready for a purchase, and its state. */
export type WalletFrameMessage =
  | { wallets: 'waiting' }
  | {
      wallets: 'shown';
      /** In CSS pixels; 0 while there is nothing to show. */
      height: number;
      /** Whether an approved payment is being processed: the frame then fills the page, because the bank may ask a question. */
      isPending: boolean;
    };

/** Message from the page to the wallet frame. */
export interface WalletFramePurchaseMessage {
  purchase: ExpressPurchase;
}

/**
 * Calls the listener for messages from one window of this shop that have a certain field. Others, such as those of browser extensions, are ignored.
 */
export function listenTo<Message extends object>(
  sender: () => Window | null | undefined,
  field: keyof Message & string,
  onMessage: (message: Message) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== sender() || origin !== window.location.origin) return;
    if (typeof data === 'object' && data !== null && field in data) onMessage(data as Message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
