/** The longest body that the programs of this package read, after decompression; the client has the same limit. */
export const MAX_BYTES = 8 * 1024 * 1024;

/** Says that a body was not read to its end. */
export const TOO_LONG = 'The body is longer than 8 MB';

/**
 * The text of a response.
 *
 * @throws Error when it is longer than `MAX_BYTES`; its connection is closed.
 */
export async function boundedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new Error(TOO_LONG);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
