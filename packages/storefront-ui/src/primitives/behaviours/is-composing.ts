import type { KeyboardEvent } from 'react';

/** `keyCode` of every key that an input method handles. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method that composes a word: the key chooses, confirms or cancels the word, and must do
 * nothing else. Safari ends the composition before it reports the key, so only `keyCode` identifies it there.
 */
export const isComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean => {
  const { isComposing: isInWord, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isInWord || keyCode === TAKEN;
};
