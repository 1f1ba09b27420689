import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of connections to a server. */
export type Weather =
  | 'fair'
  /** Connections are refused. */
  | 'refused'
  /** Connections stay, and nothing passes any more. */
  | 'hanging'
  /** The next commit reaches the server, and its response is lost. */
  | 'cut at commit';

/** A way to a server that can be broken like a network or a leader. */
export interface CuttingProxy {
  port: number;
  weather: Weather;
  /** Breaks all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function openCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const listener = createServer((inside) => {
    if (proxy.weather === 'refused') {
      inside.resetAndDestroy();
      return;
    }
    const outside = connect(serverPort, '127.0.0.1');
    const pair: [Socket, Socket] = [inside, outside];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    let isCut = false;
    for (const socket of pair) socket.on('error', end).on('close', end);
    inside.on('data', (bytes) => {
      if (proxy.weather === 'hanging') return;
      if (proxy.weather === 'cut at commit' && bytes.includes('commit\0')) {
        isCut = true;
        proxy.weather = 'fair';
      }
      outside.write(bytes);
    });
    outside.on('data', (bytes) => {
      if (isCut) end();
      else if (proxy.weather !== 'hanging') inside.write(bytes);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const proxy: CuttingProxy = {
    port: (listener.address() as AddressInfo).port,
    weather: 'fair',
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    close() {
      proxy.cut();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return proxy;
}
