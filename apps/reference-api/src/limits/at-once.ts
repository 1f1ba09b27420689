import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';

const KB = 1024;
const MB = 1024 * KB;

/** Room for what surrounds the file in its form. */
const FORM_BYTES = 64 * KB;
/** Memory reserved for a form of unknown length. */
export const FORM_MAX_BYTES = IMAGE_MAX_BYTES + FORM_BYTES;

/** What one process has of a thing, and how much of it one network may hold at once. */
export interface Bound {
  /** As operators read it. */
  readonly what: string;
  readonly max: number;
  readonly maxPerNetwork: number;
  readonly maxQueued?: number;
  readonly maxQueuedPerNetwork?: number;
}

/** All that one network may hold of a process at once; a test compares the documents with it. */
export const AT_ONCE = {
  /**
   * File reads, DNS and the drawing below share libuv's threads with scrypt: four unless UV_THREADPOOL_SIZE sets more. A
   * full queue is about ten seconds of work: a client further back would disconnect before its turn.
   */
  hashing: { what: 'passwords that are hashed', max: 2, maxPerNetwork: 2, maxQueued: 40, maxQueuedPerNetwork: 4 },
  /**
   * Two at a time leave processor time for the shop. A page shows up to thirty at once; at a tenth of a second each, those
   * of three pages arrive within a browser's timeout.
   */
  drawing: { what: 'pictures that are made', max: 2, maxPerNetwork: 2, maxQueued: 300, maxQueuedPerNetwork: 90 },
  /** Pictures that other processes have made. */
  fetching: {
    what: 'pictures that are fetched from the store for files',
    max: 32,
    maxPerNetwork: 8,
    maxQueued: 64,
    maxQueuedPerNetwork: 24,
  },
  /** Uploads that are read, cleaned or stored; a network's are the pictures of two reviews, all sent at once. */
  uploadBytes: {
    what: 'bytes of uploads that are read or cleaned',
    max: 20 * FORM_MAX_BYTES,
    maxPerNetwork: 10 * FORM_MAX_BYTES,
  },
  /** One at a time, so that the memory for drawing a picture is used once. The bytes above bound the queue. */
  cleaning: {
    what: 'uploaded pictures that are drawn anew',
    max: 1,
    maxPerNetwork: 1,
    maxQueued: Number.POSITIVE_INFINITY,
  },
  /** Each reads the whole catalogue, as slowly as its reader. */
  feeds: { what: 'product feeds that are read', max: 4, maxPerNetwork: 2 },
  /** Responses buffered in memory for their readers. */
  answerBytes: { what: 'bytes of answers that wait for readers', max: 64 * MB, maxPerNetwork: 16 * MB },
} as const satisfies Readonly<Record<string, Bound>>;
