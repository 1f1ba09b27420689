/** Injected faults, by their numbers in the matrix. */
export const faults = {
  1: 'no connection when it begins',
  2: 'the connection is lost in the middle',
  3: 'the answer never comes',
  4: 'a slow network',
  5: 'the server fails',
  6: 'too many requests',
  7: 'an answer that is cut off, or no JSON',
  8: 'a page instead of an answer',
  9: 'an answer of another shape',
  10: 'a very long list',
  11: 'pressed twice',
  12: 'answers in another order',
  13: 'left before the answer',
  14: 'two tabs',
  15: 'the session ends in the middle',
  16: 'a clock that is a day off',
  17: 'code that does not load',
  18: 'no storage',
  19: 'no cookies',
  20: 'other hosts blocked',
  21: 'a part that fails to render',
} as const;

export type FaultId = keyof typeof faults;
export const faultIds = Object.keys(faults).map(Number) as FaultId[];
