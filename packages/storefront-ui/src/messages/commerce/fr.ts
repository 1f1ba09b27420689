import type { CommerceStrings } from './types.ts';

export const commerce: CommerceStrings = {};
