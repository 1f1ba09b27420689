import { useEffect } from 'react';
import type { Overlay } from './overlays.tsx';
import { isSlashPress } from './slash-key.ts';

/** The keys that open the commands, as `aria-keyshortcuts` says them. */
export const COMMANDS_SHORTCUT = 'Control+K Meta+K';
/** The key that opens the search. */
export const SEARCH_SHORTCUT = '/';

/** Opens the search with `/` and the commands with Ctrl+K or ⌘K. */
export function useOverlayKeys(show: (overlay: Overlay) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isCommands = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (event.defaultPrevented || !(isCommands || isSlashPress(event))) return;
      // A dialog keeps what was typed into it: nothing takes its place by a shortcut.
      if (document.querySelector('[role$=dialog]')) return;
      event.preventDefault();
      show(isCommands ? 'commands' : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}
