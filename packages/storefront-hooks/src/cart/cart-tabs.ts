import type { Channel, openChannel } from '../browser/channel.ts';
import type { EditOutcome } from './outbox.ts';

/** What a tab tells the others: that the cart changed, or the outcome of a stored edit. */
export type CartMessage = 'changed' | EditOutcome;

/** The channel to the other tabs; silent while the cart is not connected. */
export interface CartTabs {
  post(message: CartMessage): void;
  /** Returns the function that closes the channel. */
  open(onMessage: (message: CartMessage) => void): () => void;
}

export function createCartTabs(open: typeof openChannel, name: string): CartTabs {
  let channel: Channel<CartMessage> | undefined;
  return {
    post: (message) => channel?.post(message),
    open(onMessage) {
      const opened = open<CartMessage>(name, onMessage);
      channel = opened;
      return () => {
        channel = undefined;
        opened.close();
      };
    },
  };
}
