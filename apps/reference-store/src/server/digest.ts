export const encoder = new TextEncoder();

/** One array of several. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    all.set(part, start);
    start += part.length;
  }
  return all;
}

/** What stands before and after the last place of some bytes; everything if they are not there. */
export function aroundLast(bytes: Uint8Array, sought: Uint8Array): Uint8Array[] {
  const [first = 0] = sought;
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1) {
    if (sought.every((byte, offset) => bytes[at + offset] === byte)) {
      return [bytes.subarray(0, at), bytes.subarray(at + sought.length)];
    }
  }
  return [bytes];
}

async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** SHA-256 in base64. */
export const digestOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  base64(await sha256(content));

/** A nonce of 128 random bits. */
export const createNonce = (): string => base64(crypto.getRandomValues(new Uint8Array(16)));

/** Compares digests, so that the duration does not reveal the secret. */
export async function isSameSecret(given: string | null, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given ?? ''), sha256(secret)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

/** Escapes a text for attributes and elements of HTML and XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
