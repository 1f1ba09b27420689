import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';

/** A column of a given width. */
export function Column({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ inlineSize: `${width}px`, maxInlineSize: '100%' }}>{children}</div>;
}

/** Several variants next to each other. */
export function Row({ children, gap = 24 }: { children: ReactNode; gap?: number }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: `${gap}px` }}>{children}</div>;
}

/** A tall page for elements that are fixed to the window. */
export function Page({ children, height = 1200 }: { children: ReactNode; height?: number }) {
  return <div style={{ minBlockSize: `${height}px` }}>{children}</div>;
}

export interface OverlayStoryProps {
  label: string;
  /** Open from the start. @default true */
  open?: boolean;
  children: (overlay: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A page with a button that opens an overlay. */
export function OverlayStory({ label, open: startsOpen = true, children }: OverlayStoryProps) {
  const [open, onOpenChange] = useState(startsOpen);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange })}
    </>
  );
}
