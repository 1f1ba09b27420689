const encoder = new TextEncoder();

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** SHA-256 in base64. */
export const digestOf = async (text: string): Promise<string> => base64(await sha256(text));

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
