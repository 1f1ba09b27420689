import { about, type Finding } from '../finding.ts';
import { outcome } from '../probe.ts';
import type { Target } from '../target.ts';

const { warning, note, good } = about('Body limit');

/** Slightly more than the 64 kB that bodies of the contract need at most. */
const SIZE = 66_000;
const impact = 'Clients report it as a network error, and shoppers are told to check their connection.';
const fix = 'Return 413 in the envelope { code, message, data }, and read the body to its end before closing.';
/** Codes of a backend that has read the body. */
const READ_CODES = [400, 404, 409, 422];

/** Sends a body that is too large, for the cart of a new guest. */
export async function bodyLimit(target: Target): Promise<Finding[]> {
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const sent = await target.call('cart.remove', { body: { ids: [1], uuid, padding: 'x'.repeat(SIZE) } });
  const body = `A body of ${SIZE / 1000} kB`;
  if (sent.kind === 'silent' && sent.code !== 'ETIMEDOUT') {
    return [warning(`The connection is cut at a body of ${SIZE / 1000} kB (${sent.message}).`, impact, fix)];
  }
  if (sent.kind === 'refused' && sent.code === 413) {
    const isEnveloped = /"code"\s*:\s*"?413/.test(sent.exchange.text);
    if (isEnveloped) return [good(`${body} is refused with 413.`)];
    const html = 'Clients know the status, but have no message for shoppers.';
    return [warning(`${body} is refused with 413 outside the envelope.`, html, fix)];
  }
  const isRead = sent.kind === 'answered' || (sent.kind === 'refused' && isFromBackend(sent));
  if (!isRead)
    return [
      note(`Whether ${body.toLowerCase().replace(' kb', ' kB')} is read could not be found out: ${outcome(sent)}.`),
    ];
  return [
    note(
      `${body} is read (the code was ${sent.kind === 'refused' ? sent.code : 200}).`,
      'No call but uploads needs bodies as large; without a limit, requests can use up the memory of the backend.',
    ),
  ];
}

/** Whether the call itself has refused the request, and not a gateway or a rate limit. */
const isFromBackend = ({ code, exchange }: { code: number; exchange: { text: string } }) =>
  READ_CODES.includes(code) && /"code"\s*:/.test(exchange.text);
