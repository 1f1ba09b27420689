'use client';

import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main content. @default 'main' */
  targetId?: string;
}

/** The first thing the keyboard reaches: past the header, to the content. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const { strings } = useUi();
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {strings.primitives.skipToContent}
    </a>
  );
}
