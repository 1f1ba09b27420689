import { forgetPerson } from '@promenade/storefront-hooks';
import { storeNames } from './stored-names.ts';

/** Deletes everything about the current person from this browser. */
export const forgetHere = (): Promise<void> => forgetPerson(storeNames);
