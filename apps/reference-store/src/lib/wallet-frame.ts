import type { ExpressPurchase } from '@promenade/storefront-hooks';

/** Sent by the frame with the wallets: it is ready for a purchase, or its size and state have changed. */
export type WalletFrameMessage =
  | { wallets: 'waiting' }
  | {
      wallets: 'shown';
      /** In CSS pixels; 0 while there is nothing to show. */
      height: number;
      /** An approved payment is on its way: the frame needs the whole page for a question of the bank. */
      isPending: boolean;
    };

/** Sent to the frame. */
export interface WalletFramePurchase {
  purchase: ExpressPurchase;
}

/** Listens to messages of one window of this shop that have a field; others are ignored, such as those of browser extensions. */
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
