'use client';

import { Link } from 'react-router';
import type { UiLinkProps } from '../theme/ui-context.tsx';

/** The link component of React Router for `UiProvider`. */
export function RouterLink({ href, ...props }: UiLinkProps) {
  return <Link to={href} {...props} />;
}
