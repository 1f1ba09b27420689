const KB = 1024;
const MB = 1024 * KB;

/** Maximum amount of a resource in one process, and of it for one network. */
export interface Bound {
  /** Description for operators. */
  what: string;
  max: number;
  maxPerNetwork: number;
  reserved?: number;
  maxQueued?: number;
  queueTimeoutMs?: number;
}

/** Everything that one visitor may use of the store at once; a test compares the documentation with it. */
export const LIMITS = {
  /** Below the 4,096 open files that many systems allow a process. One address may be a whole office. */
  connections: { what: 'connections, but those of `TRUST_PROXY`', max: 3_500, maxPerNetwork: 256 },
  requests: { what: 'requests', max: 3_500, maxPerNetwork: 128 },
  calls: {
    what: 'calls at the API',
    max: 128,
    maxPerNetwork: 16,
    reserved: 32,
    maxQueued: 1_000,
    queueTimeoutMs: 5_000,
  },
  /** A picture that must be resized first can take seconds. */
  pictures: {
    what: 'pictures and films at the API',
    max: 48,
    maxPerNetwork: 12,
    reserved: 12,
    maxQueued: 1_000,
    queueTimeoutMs: 15_000,
  },
  uploads: { what: 'uploads', max: 12, maxPerNetwork: 3, reserved: 3, maxQueued: 1_000, queueTimeoutMs: 20_000 },
  pages: {
    what: 'pages that are rendered',
    max: 24,
    maxPerNetwork: 4,
    reserved: 6,
    maxQueued: 500,
    queueTimeoutMs: 8_000,
  },
  /** Pages that find no slot are sent without dictionary compression. */
  dictionaries: { what: 'pages that are compressed with a dictionary', max: 2, maxPerNetwork: 1 },
  /** Files of the sitemap that are being written; they are cached for an hour. */
  sitemaps: {
    what: 'files of the sitemap that are written',
    max: 2,
    maxPerNetwork: 1,
    maxQueued: 100,
    queueTimeoutMs: 10_000,
  },
  /** Bytes of responses that wait in memory for their readers: further responses are not rendered. */
  waitingBytes: {
    what: 'bytes of answers that wait for readers',
    max: 96 * MB,
    maxPerNetwork: 8 * MB,
    reserved: 16 * MB,
  },
} as const satisfies Readonly<Record<string, Bound>>;
