import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** A mail server's handling of a mail to a recipient. */
export type Treatment =
  | 'take'
  /** Never answers `RCPT TO`. */
  | 'hang'
  /** Breaks the connection at `RCPT TO`. */
  | 'drop'
  /** Refuses `RCPT TO` in these words. */
  | { rcpt: string }
  /** Refuses the message itself. */
  | { data: string };

export interface ReceivedMail {
  messageId: string;
  to: string;
  /** As transmitted. */
  source: string;
}

/** An SMTP server that stores accepted mails. */
export interface SmtpReceiver {
  url: string;
  /** The same server for a client that waits 1.5 seconds for anything: where the test has it wait in vain. */
  impatientUrl: string;
  readonly received: readonly ReceivedMail[];
  /** Each recipient that was named, in order, whatever became of it. */
  readonly tried: readonly string[];
  /** Resolves when so many mails were taken. */
  taken(count: number): Promise<void>;
  /** Refuses connections. */
  stop(): Promise<void>;
  /** Takes connections again. */
  start(): Promise<void>;
}

const refusal = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/**
 * Starts a local SMTP server. `onTaken` is awaited before the sender receives the acknowledgement.
 * @param treat Called with the recipient and the number of earlier attempts: a sender may retry.
 */
export async function startSmtp(
  treat: (recipient: string, attempt: number) => Treatment = () => 'take',
  onTaken: (mail: ReceivedMail) => unknown = () => undefined,
): Promise<SmtpReceiver> {
  const received: ReceivedMail[] = [];
  const tried: string[] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  const timesTried = (recipient: string) => tried.filter((known) => known === recipient).length;
  const port = await freePort();
  let server: SMTPServer | undefined;

  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onRcptTo({ address }, session, callback) {
        const treatment = treat(address, timesTried(address));
        tried.push(address);
        if (treatment === 'hang') return;
        if (treatment === 'drop') {
          for (const connection of server?.connections ?? []) {
            if (connection.session === session) connection._socket.destroy();
          }
        } else callback(typeof treatment === 'object' && 'rcpt' in treatment ? refusal(treatment.rcpt) : null);
      },
      async onData(stream, { envelope }, callback) {
        const source = await text(stream);
        const to = envelope.rcptTo[0]?.address ?? '';
        const treatment = treat(to, timesTried(to) - 1);
        if (typeof treatment === 'object' && 'data' in treatment) return callback(refusal(treatment.data));
        const mail = { to, source, messageId: /^message-id: *(\S+)/im.exec(source)?.[1] ?? '' };
        received.push(mail);
        await onTaken(mail);
        callback(null);
        for (const each of waiting) if (received.length >= each.count) each.resolve();
      },
    });

  const start = () =>
    new Promise<void>((resolve) => {
      server = create();
      server.listen(port, '127.0.0.1', resolve);
    });
  await start();
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    impatientUrl: `${url}?greetingTimeout=1500&connectionTimeout=1500&socketTimeout=1500`,
    received,
    tried,
    taken: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.add({ count, resolve });
      }),
    start,
    stop: () => new Promise((resolve) => server?.close(() => resolve())),
  };
}

/** Accepts connections on a port and never says a word. Returns how to end it. */
export function startSilence(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(stop)));
}
