import type { KeyboardEvent, SyntheticEvent } from 'react';

/** What uses letters, arrow keys, Home, End and Space itself. */
const keyUsers = [
  'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="image"], [type="file"])',
  ...['textarea', 'select', 'audio[controls]', 'video[controls]', '[contenteditable]:not([contenteditable="false"])'],
  ...['textbox', 'searchbox', 'combobox', 'slider', 'spinbutton', 'listbox'].map((role) => `[role="${role}"]`),
].join();

/**
 * Whether an event comes from inside the element that handles it. React also passes on events of dialogs and menus that
 * are children of a component but elsewhere in the document.
 */
export const isOwn = ({ currentTarget, target }: SyntheticEvent): boolean => currentTarget.contains(target as Node);

/** Restricts a handler of an element to events from inside it. */
export const own =
  <Event extends SyntheticEvent>(handle: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    if (isOwn(event)) handle?.(event);
  };

/**
 * Restricts a key handler of an element to keys that nothing inside it uses: no text field, list or player has the focus, no
 * handler inside has prevented the default, and it is no shortcut of the browser.
 */
export const ownKeys = <Event extends KeyboardEvent>(handle: ((event: Event) => void) | undefined) =>
  own((event: Event) => {
    const [target] = event.nativeEvent.composedPath();
    const isUsed = event.currentTarget !== target && (target as Element).closest(keyUsers) !== null;
    if (!isUsed && !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey) handle?.(event);
  });
