import type { KeyboardEvent } from 'react';

/** Code of every key that an input method takes. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method that composes a word: it chooses, ends or cancels the word, and nothing else. Safari
 * has ended the composition before it reports the key that does so, so that only its code tells.
 */
export const isComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean => {
  const { isComposing: isInWord, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isInWord || keyCode === TAKEN;
};

/** Keeps an overlay open when Escape cancels a word in one of its fields. */
export const keepForInputMethods = (event: globalThis.KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault();
};
