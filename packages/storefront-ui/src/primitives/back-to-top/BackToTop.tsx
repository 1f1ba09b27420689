'use client';

import { useEffect, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Pressable } from '../behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ArrowUpIcon } from '../icons/index.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps extends RootProps<'button'> {
  /** Gets the focus when the page is back at its top. @default the page's first heading */
  targetId?: string | undefined;
}

/**
 * A button that leads back to the top, once one screen has been scrolled. Not for its place on the screen: that is
 * `FloatingActions`.
 */
export function BackToTop({ targetId, ...rest }: BackToTopProps) {
  const { strings } = useUi();
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const watch = () => setFar(window.scrollY > window.innerHeight);
    watch();
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);

  const scrollToTop = () => {
    window.scrollTo({ top: 0 });
    const target = targetId ? document.getElementById(targetId) : document.querySelector('h1');
    if (!target) return;
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  };

  if (!isFar) return null;
  return (
    <Pressable aria-label={strings.primitives.backToTop} onClick={scrollToTop} {...rootProps(rest, styles.button)}>
      <ArrowUpIcon />
    </Pressable>
  );
}
