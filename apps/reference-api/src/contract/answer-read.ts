import type { Endpoint } from '@promenade/storefront-sdk/contract';
import { tryAgain } from '../db/try-again.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from './types.ts';

/** Runs a read. It is retried if the database fails meanwhile; a public read uses a replica if there is one. */
export function answerRead<Answer>(
  { database: { db }, replica }: Pick<Deps, 'database' | 'replica'>,
  endpoint: Pick<Endpoint, 'public'>,
  answer: (db: CallContext['db']) => Promise<Answer>,
): Promise<Answer> {
  const fromLeader = () => tryAgain(() => answer(db));
  return replica && endpoint.public ? replica.read(answer, fromLeader) : fromLeader();
}
