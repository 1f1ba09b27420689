'use client';

import Link from 'next/link';
import type { ComponentType } from 'react';
import type { UiLinkProps } from '../theme/ui-context.tsx';

/** The link component of Next for `UiProvider`. It also works in server layouts, which cannot pass `next/link` itself to the browser. */
export const NextLink: ComponentType<UiLinkProps> = Link;
