'use client';

import Link from 'next/link';
import type { ComponentType } from 'react';
import type { UiLinkProps } from '../theme/ui-context.tsx';

/** The link of Next for `UiProvider`, in layouts that run on the server, too, where `next/link` itself cannot be handed over. */
export const NextLink: ComponentType<UiLinkProps> = Link;
