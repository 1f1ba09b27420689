import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';

export interface OverlayStoryProps {
  label: string;
  /** Open from the start. @default true */
  open?: boolean;
  children: (overlay: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A page with a button that opens something over it. */
export function OverlayStory({ label, open: startsOpen = true, children }: OverlayStoryProps) {
  const [open, onOpenChange] = useState(startsOpen);
  return (
    <>
      <Button tone="outline" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange })}
    </>
  );
}
