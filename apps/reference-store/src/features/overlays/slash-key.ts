const STORE = 'pm-slash-key';
const editable = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';

/** Whether `/` opens the search. A key without a modifier must have an off switch: speech input presses those by mistake. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off';
  } catch {
    return true;
  }
}

export function setSlashKey(isOn: boolean): void {
  try {
    localStorage.setItem(STORE, isOn ? 'on' : 'off');
  } catch {
    // Without storage the key stays on.
  }
}

/** Whether the event asks for the search, and types into nothing. */
export function isSlashPress({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(editable) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashKeyOn();
}
