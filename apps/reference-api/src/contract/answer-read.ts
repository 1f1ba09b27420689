import type { Endpoint } from '@promenade/storefront-sdk/contract';
import { tryAgain } from '../db/try-again.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from './types.ts';

/** Answers a read, which may be asked anew when the database goes away meanwhile: a public one from a replica, where there is one. */
export function answerRead<Answer>(
  { database: { db }, replica }: Pick<Deps, 'database' | 'replica'>,
  endpoint: Pick<Endpoint, 'public'>,
  answer: (db: CallContext['db']) => Promise<Answer>,
): Promise<Answer> {
  const fromLeader = () => tryAgain(() => answer(db));
  return replica && endpoint.public ? replica.read(answer, fromLeader) : fromLeader();
}
