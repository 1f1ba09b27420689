export const LLMS = '/llms.txt';
export const AGENTS = '/agents.md';

/** Paths of the documents for programs, without language prefix. */
export const MACHINE_DOCUMENTS: readonly string[] = [LLMS, AGENTS];
