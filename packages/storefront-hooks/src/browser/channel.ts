/** A line to the other tabs of the shop. */
export interface Channel<Message> {
  post(message: Message): void;
  close(): void;
}

/** Opens a line to the other tabs; silent where the browser has none. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { post() {}, close() {} };
  }
}
