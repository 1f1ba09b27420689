'use client';

import { useContext, useSyncExternalStore } from 'react';
import { ThemeScopeContext } from '../../theme/scope-context.ts';

const never = () => () => {};

/** Reading direction of the nearest `ThemeScope`, or of the document. Libraries with arrow key navigation need it. */
export function useDirection(): 'ltr' | 'rtl' {
  const given = useContext(ThemeScopeContext)?.attributes.dir;
  return useSyncExternalStore(
    never,
    () => given ?? (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => given ?? 'ltr',
  );
}
