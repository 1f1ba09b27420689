/** A connection to the other tabs of the shop. */
export interface Channel<Message> {
  /** Sends a message to all other tabs. */
  post(message: Message): void;
  /** Closes the connection. */
  close(): void;
}

/** Connects the tabs of the shop. Does nothing if the browser has no `BroadcastChannel`. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
    let isOpen = true;
    return {
      post(message) {
        try {
          // A closed channel throws.
          if (isOpen) channel.postMessage(message);
        } catch {
          // Other tabs see the change when they next request data from the backend.
        }
      },
      close() {
        isOpen = false;
        channel.close();
      },
    };
  } catch {
    return { post() {}, close() {} };
  }
}
