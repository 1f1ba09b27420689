'use client';

import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './RouteProgress.css.ts';

export interface RouteProgressProps extends RootProps {
  /** Whether another page is on its way. Show it after 200 ms and for 5 s at most: that is the caller's clock. */
  pending: boolean;
}

/** A thin line along the top while another page is loading. Not for a button's action: that is its `pending`. */
export function RouteProgress({ pending, ...rest }: RouteProgressProps) {
  const { strings } = useUi();
  if (!pending) return null;
  return <div role="progressbar" aria-label={strings.primitives.loading} {...rootProps(rest, styles.bar)} />;
}
