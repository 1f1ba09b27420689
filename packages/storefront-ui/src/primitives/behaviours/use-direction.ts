'use client';

import { useContext, useSyncExternalStore } from 'react';
import { ThemeScopeContext } from '../../theme/scope-context.ts';

const never = () => () => {};

/** Direction of reading: the nearest `ThemeScope`'s, or the document's. Libraries that move the focus by arrow keys ask for it. */
export function useDirection(): 'ltr' | 'rtl' {
  const given = useContext(ThemeScopeContext)?.attributes.dir;
  return useSyncExternalStore(
    never,
    () => given ?? (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => given ?? 'ltr',
  );
}
