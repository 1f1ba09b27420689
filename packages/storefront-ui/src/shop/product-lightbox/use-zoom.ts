'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LARGEST, noZoom, type Point, panBy, type Size, SMALLEST, type Zoom, zoomBy } from './zoom.ts';

const STEP = 1.5;
const WHEEL_STEP = 1.15;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

export interface PictureZoom {
  /** Ref of the stage, where the wheel zooms. */
  stage: RefCallback<HTMLElement>;
  /** Whether the picture is at its smallest zoom. */
  isSmallest: boolean;
  /** Whether the picture is at its largest zoom. */
  isLargest: boolean;
  /** Zooms in by one step. */
  zoomIn: () => void;
  /** Zooms out by one step. */
  zoomOut: () => void;
  /** Shows the whole picture. */
  reset: () => void;
  /** Handles plus, minus and 0. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Pointer handlers: drag with one pointer, pinch with two, double press. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onDoubleClick: () => void;
  };
}

/** Zooms the content of a stage by buttons, keys, wheel and touch. */
export function useZoom(picture: RefObject<HTMLElement | null>): PictureZoom {
  const stage = useRef<HTMLElement>(null);
  const zoom = useRef<Zoom>(noZoom);
  const pointers = useRef(new Map<number, Point>());
  const [scale, setScale] = useState<number>(SMALLEST);

  const sizeOf = (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const show = (next: Zoom) => {
    zoom.current = next;
    setScale(next.scale);
    // Set here, not by React: a content security policy may forbid style attributes, and touch events are faster than renders.
    if (picture.current) picture.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  };
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const by = (factor: number, at?: Point) => show(zoomBy(zoom.current, factor, sizeOf(), at && fromMiddle(at)));

  const latest = useRef(by);
  useEffect(() => {
    latest.current = by;
  });
  // A callback ref, because the stage mounts and unmounts with its dialog.
  const attachStage = useCallback((element: HTMLElement | null) => {
    stage.current = element;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, { x: event.clientX, y: event.clientY });
    };
    // React's wheel listener is passive, so it could not keep the page behind from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stage.current = null;
      element?.removeEventListener('wheel', onWheel);
    };
  }, []);

  const end = ({ pointerId }: { pointerId: number }) => pointers.current.delete(pointerId);
  return {
    stage: attachStage,
    isSmallest: scale <= SMALLEST,
    isLargest: scale >= LARGEST,
    zoomIn: () => by(STEP),
    zoomOut: () => by(1 / STEP),
    reset: () => show(noZoom),
    onKeyDown(event) {
      if (event.key === '+' || event.key === '=') by(STEP);
      else if (event.key === '-') by(1 / STEP);
      else if (event.key === '0') show(noZoom);
    },
    handlers: {
      onPointerDown(event) {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (zoom.current.scale > SMALLEST) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (!pointers.current.has(event.pointerId)) return;
        const before = [...pointers.current.values()];
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = [...pointers.current.values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        if (after.length === 2 && spreadOf(before) > 0) by(spreadOf(after) / spreadOf(before), to);
        if (zoom.current.scale > SMALLEST) {
          show(panBy(zoom.current, { x: to.x - from.x, y: to.y - from.y }, sizeOf()));
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick: () => (scale > SMALLEST ? show(noZoom) : by(2)),
    },
  };
}
