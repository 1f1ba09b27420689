'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { useControlled } from '../behaviours/use-controlled.ts';

interface OverlayRootProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** The state of everything that covers the page: dialogs, drawers, the palette, enlarged pictures. The shop may close it by Back. */
export function OverlayRoot({ open, defaultOpen = false, onOpenChange, children }: OverlayRootProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const { onOverlayOpen } = useUi();
  const latest = useRef(setOpen);
  useEffect(() => {
    latest.current = setOpen;
  });
  useEffect(() => (isOpen ? onOverlayOpen?.(() => latest.current(false)) : undefined), [isOpen, onOverlayOpen]);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {children}
    </Radix.Root>
  );
}
