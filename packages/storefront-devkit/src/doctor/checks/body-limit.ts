import { contract } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { envelopeOf, type Target, Unreachable } from '../target.ts';

const { warning, note, good } = about('Body limit');

/** Slightly more than the 64 kB that bodies of the contract need at most. */
const SIZE = 66_000;
const impact = 'Clients report it as a network error, and shoppers are told to check their connection.';
const fix = 'Answer 413 in the envelope { code, message, data }, and read the body to its end before closing.';

/** How a body is refused that is too large. It goes to the cart of a guest who does not exist. */
export async function bodyLimit(target: Target): Promise<Finding[]> {
  const uuid = crypto.randomUUID().replaceAll('-', '');
  try {
    const answer = await target.post(contract['cart.remove'].path, { ids: [1], uuid, padding: 'x'.repeat(SIZE) });
    const code = envelopeOf(answer)?.code;
    if (code === 413) return [good(`A body of ${SIZE / 1000} kB is refused with 413.`)];
    if (answer.status === 413) {
      const html = 'Clients know the status, but have no message for shoppers.';
      return [warning(`A body of ${SIZE / 1000} kB is refused with 413 outside the envelope.`, html, fix)];
    }
    return [
      note(
        `A body of ${SIZE / 1000} kB is read (the answer was ${code ?? answer.status}).`,
        'No call but uploads needs bodies as large; without a limit, requests can use up the memory of the backend.',
      ),
    ];
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return [warning(`The connection is cut at a body of ${SIZE / 1000} kB (${error.message}).`, impact, fix)];
  }
}
