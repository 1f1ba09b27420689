'use client';

import { useEffect, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { ArrowUpIcon } from '../icons/index.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps {
  /** Gets the focus when the page is back at its top. @default the page's first heading */
  targetId?: string;
}

/** Appears after one screen of scrolling and leads back to the top. */
export function BackToTop({ targetId }: BackToTopProps) {
  const { strings } = useUi();
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const watch = () => setFar(window.scrollY > window.innerHeight);
    watch();
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);

  const rise = () => {
    window.scrollTo({ top: 0 });
    const target = targetId ? document.getElementById(targetId) : document.querySelector('h1');
    if (!target) return;
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  };

  if (!isFar) return null;
  return (
    <button type="button" className={styles.button} aria-label={strings.primitives.backToTop} onClick={rise}>
      <ArrowUpIcon />
    </button>
  );
}
