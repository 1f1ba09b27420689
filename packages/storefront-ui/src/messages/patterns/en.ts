import type { PatternStrings } from './types.ts';

export const patterns: PatternStrings = {};
