import type { ExpressPurchase } from '@promenade/storefront-hooks';

/** What the frame with the wallets tells the page around it: that it waits for a purchase, and how it stands. */
export type WalletFrameNews =
  | { wallets: 'waiting' }
  | {
      wallets: 'shown';
      /** In CSS pixels; 0 while there is nothing to show. */
      height: number;
      /** An approved payment is on its way: the frame needs the whole page for a question of the bank. */
      isPending: boolean;
    };

/** What the page tells the frame. */
export interface WalletFramePurchase {
  purchase: ExpressPurchase;
}

/** Listens to messages of one window of this shop; others are ignored. */
export function listenTo<Message>(
  sender: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent<Message>) => {
    if (source !== null && source === sender() && origin === window.location.origin) onMessage(data);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
