/** A connection to the other tabs of the shop. */
export interface Channel<Message> {
  /** Sends a message to all other tabs. */
  post(message: Message): void;
  /** Sends and receives nothing from now on. */
  close(): void;
}

/** Connects the tabs of the shop; does nothing where the browser has no `BroadcastChannel`. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
    let isOpen = true;
    return {
      // A closed channel throws.
      post: (message) => isOpen && channel.postMessage(message),
      close() {
        isOpen = false;
        channel.close();
      },
    };
  } catch {
    return { post() {}, close() {} };
  }
}
