/** One encoded picture of a film. */
export interface Frame {
  /** Milliseconds from the start. */
  time: number;
  isKey: boolean;
  bytes: Uint8Array;
}

/** Ids of the Matroska elements that a silent video needs. */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cuePlace: 0xb7,
  cluster: 0x1f43b675,
} as const;

const MUXER = 'Promenade';

function bigEndian(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

/** The length of an element, always in eight bytes, so that positions are known before they are written. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  length[0] = 0x01;
  return length;
}

function element(id: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([bigEndian(id), lengthOf(body.length), body]);
}

const number = (id: number, value: number) => element(id, bigEndian(value));
const text = (id: number, value: string) => element(id, Buffer.from(value));

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** Four bytes for any number, so that the size is known. */
function place(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function simpleBlock({ time, isKey, bytes }: Frame, clusterTime: number): Buffer {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(time - clusterTime, 1);
  head[3] = isKey ? 0x80 : 0;
  return element(0xa3, head, bytes);
}

/** A WebM file with one silent VP8 track; each key frame starts a cluster, and the index points to all clusters. */
export function writeWebm(
  frames: readonly Frame[],
  { width, height, durationMs }: { width: number; height: number; durationMs: number },
): Buffer {
  const head = element(
    ID.header,
    ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
    ...[text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2)],
  );
  const info = element(
    ID.info,
    ...[number(0x2ad7b1, 1_000_000), float(0x4489, durationMs), text(0x4d80, MUXER), text(0x5741, MUXER)],
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.track,
      ...[number(0xd7, 1), number(0x73c5, 1), number(0x9c, 0), number(0x83, 1), text(0x86, 'V_VP8')],
      element(ID.video, number(0xb0, width), number(0xba, height)),
    ),
  );
  const starts = frames.flatMap(({ isKey, time }) => (isKey ? [time] : []));
  const clusters = starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = frames.filter(({ time }) => time >= start && time < end);
    return element(ID.cluster, number(0xe7, start), ...own.map((frame) => simpleBlock(frame, start)));
  });
  const cuesFor = (positions: readonly number[]) =>
    element(
      ID.cues,
      ...starts.map((start, index) =>
        element(ID.cue, place(0xb3, start), element(ID.cuePlace, number(0xf7, 1), place(0xf1, positions[index] ?? 0))),
      ),
    );
  const before = info.length + tracks.length + cuesFor([]).length;
  const positions = clusters.map((_, index) =>
    clusters.slice(0, index).reduce((sum, cluster) => sum + cluster.length, before),
  );
  return Buffer.concat([head, element(ID.segment, info, tracks, cuesFor(positions), ...clusters)]);
}
