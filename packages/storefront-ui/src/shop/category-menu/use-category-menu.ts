'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DismissReason, useDismiss } from '../../primitives/behaviours/use-dismiss.ts';

const openDelay = 140;
const closeDelay = 260;
// Leaves time to move the pointer diagonally from a category to its branch, across the categories between.
const chooseDelay = 80;
// A press shortly after the hover opened the menu was meant to open it, so it does not close it again.
const pressGrace = 500;

function focusAt(links: readonly HTMLElement[], index: number): void {
  links[(index + links.length) % links.length]?.focus();
}

/**
 * Opens and closes the category menu and moves between its links. Hover opens it after a short delay, so that a pointer passing
 * over it does nothing. Arrow keys move through the links of one column, and across to the next.
 */
export function useCategoryMenu(firstId: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chooseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState(firstId);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(chooseTimer.current);
    },
    [],
  );

  const trigger = () => root.current?.querySelector<HTMLElement>('[data-trigger]');
  const links = (level: 'root' | 'branch') =>
    Array.from(root.current?.querySelectorAll<HTMLElement>(`[data-level="${level}"]:not([hidden] *)`) ?? []);
  const later = (delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };
  const show = (isOpen: boolean) => {
    clearTimeout(timer.current);
    setOpen(isOpen);
  };
  useDismiss(root, open, (reason: DismissReason) => {
    show(false);
    if (reason === 'escape') trigger()?.focus();
  });

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || open) return clearTimeout(timer.current);
    later(openDelay, () => {
      hoverOpenedAt.current = performance.now();
      setOpen(true);
    });
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(closeDelay, () => setOpen(false));
  };
  const toggle = () => {
    if (open && performance.now() - hoverOpenedAt.current < pressGrace) return;
    show(!open);
  };
  const activateSoon = (id: string) => {
    clearTimeout(chooseTimer.current);
    chooseTimer.current = setTimeout(() => setActiveId(id), chooseDelay);
  };
  const stopActivating = () => clearTimeout(chooseTimer.current);
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
    // The links are in the document only after the state above was rendered.
    requestAnimationFrame(() => focusAt(links('root'), 0));
  };
  const onPanelKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = event.target as HTMLElement;
    const { level } = here.dataset;
    if (level !== 'root' && level !== 'branch') return;
    const column = links(level);
    const index = column.indexOf(here);
    const isRtl = getComputedStyle(here).direction === 'rtl';
    const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'ArrowDown') focusAt(column, index + 1);
    else if (event.key === 'ArrowUp') focusAt(column, index - 1);
    else if (event.key === 'Home') focusAt(column, 0);
    else if (event.key === 'End') focusAt(column, -1);
    else if (event.key === inward && level === 'root') focusAt(links('branch'), 0);
    else if (event.key === outward && level === 'branch') {
      focusAt(
        links('root').filter((link) => link.dataset.id === activeId),
        0,
      );
    } else return;
    event.preventDefault();
  };
  return {
    root,
    open,
    activeId,
    activate: setActiveId,
    activateSoon,
    stopActivating,
    toggle,
    close: () => show(false),
    hover: { onPointerEnter, onPointerLeave },
    onTriggerKeyDown,
    onPanelKeyDown,
  };
}
