import { forgetPerson } from '@promenade/storefront-hooks';
import { storeNames } from './stored-names.ts';

/** Leaves nothing on the device that tells of the person who used it. */
export const forgetHere = (): Promise<void> => forgetPerson(storeNames);
