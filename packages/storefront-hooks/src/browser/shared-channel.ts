import { type Channel, openChannel } from './channel.ts';

/** A channel to other tabs that several components share. @param onMessage Called with each message from another tab. */
export function createSharedChannel<Message>(name: string, onMessage: (message: Message) => void) {
  let connections = 0;
  let channel: Channel<Message> | undefined;
  return {
    /** Sends a message to the other tabs. Does nothing while no component is connected. */
    post: (message: Message): void => channel?.post(message),
    /** Connects a component; the first one opens the channel. Returns a function that disconnects it; the last one closes it. */
    connect(): () => void {
      connections += 1;
      channel ??= openChannel<Message>(name, onMessage);
      return () => {
        connections -= 1;
        if (connections > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
