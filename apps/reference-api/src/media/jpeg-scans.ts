const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** How many passes over its pixels a JPG holds, counted by its markers without decoding any of them. */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = nextMarker(bytes, 0);
  while (at >= 0) {
    const marker = bytes[at + 1];
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans++;
    const hasLength = marker !== START_OF_IMAGE && at + 4 <= bytes.length;
    at = nextMarker(bytes, at + 2 + (hasLength ? bytes.readUInt16BE(at + 2) : 0));
  }
  return scans;
}

/** Position of the next marker; within a scan, 0xFF before a zero is a byte of it and before D0 to D7 a restart. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isMarker = next > 1 && next !== 0xff && (next < 0xd0 || next > 0xd7);
    if (isMarker) return at;
  }
  return -1;
}
