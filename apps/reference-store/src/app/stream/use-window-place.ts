import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Bar,
  fitPlace,
  nextCorner,
  placeByKey,
  type Room,
  startPlace,
  type WindowPlace,
  widthsIn,
} from './window-place.ts';

/** Bars at the lower edge of the screen, which a window never covers. */
const BARS = '[data-bottom-bar]';
/** A movement of less than this, in px, is a press and no drag. */
const DRAG_THRESHOLD = 4;

function roomAround(isRightToLeft: boolean): Room {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const bars = [...document.querySelectorAll(BARS)].flatMap((element): Bar[] => {
    const { left, right, top, width: across } = element.getBoundingClientRect();
    if (across === 0 || top >= height) return [];
    return [
      isRightToLeft
        ? { endFrom: left, endTo: right, height: height - top }
        : { endFrom: width - right, endTo: width - left, height: height - top },
    ];
  });
  return { width, height, bars };
}

interface Drag {
  kind: 'move' | 'resize';
  pointer: number;
  x: number;
  y: number;
  from: WindowPlace;
  hasMoved: boolean;
}

interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

export interface PlacedWindow {
  /** Whether the window is being dragged. */
  isDragging: boolean;
  /** Handlers for the element by which the window is moved. */
  mover: DragHandlers & { onKeyDown(event: KeyboardEvent): void; onClick(event: MouseEvent): void };
  /** Handlers for the corner by which the window is resized. */
  resizer: DragHandlers;
  /** Whether the window is nearer to the large size than to the small one. */
  isLarge: boolean;
  /** Changes from small to large and back. */
  toggleSize(): void;
}

/** Keeps a window at its position, fully visible and off the bars, while the screen and the page around it change. */
export function useWindowPlace(
  root: RefObject<HTMLElement | null>,
  given: WindowPlace | undefined,
  onChange: (place: WindowPlace) => void,
): PlacedWindow {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const wanted = given ?? startPlace;
  const [dragged, setDragged] = useState<WindowPlace>();
  const [place, setPlace] = useState(wanted);
  const drag = useRef<Drag>(undefined);
  const hasJustMoved = useRef(false);
  const shown = dragged ?? wanted;

  const [middle, setMiddle] = useState(Number.POSITIVE_INFINITY);

  const settle = useCallback(() => {
    const room = roomAround(isRightToLeft);
    const fitted = fitPlace(shown, room);
    const { small, large } = widthsIn(room);
    setMiddle((small + large) / 2);
    setPlace((before) =>
      before.end === fitted.end && before.bottom === fitted.bottom && before.width === fitted.width ? before : fitted,
    );
  }, [shown, isRightToLeft]);

  useLayoutEffect(() => {
    settle();
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const bars = new MutationObserver(later);
    bars.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      bars.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [settle]);

  useLayoutEffect(() => {
    const { style } = root.current ?? {};
    style?.setProperty('inset-inline-end', `${place.end}px`);
    style?.setProperty('inset-block-end', `${place.bottom}px`);
    style?.setProperty('inline-size', `${place.width}px`);
  }, [root, place]);

  const put = (next: WindowPlace) => onChange(fitPlace(next, roomAround(isRightToLeft)));

  const placeAt = ({ kind, x, y, from }: Drag, { clientX, clientY }: PointerEvent): WindowPlace => {
    const towardsStart = (isRightToLeft ? -1 : 1) * (x - clientX);
    if (kind === 'move') return { ...from, end: from.end + towardsStart, bottom: from.bottom + y - clientY };
    return { ...from, width: from.width + Math.max(towardsStart, (y - clientY) * (16 / 9)) };
  };

  const handlers = (kind: Drag['kind']): DragHandlers => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      hasJustMoved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        kind,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        from: place,
        hasMoved: false,
      };
    },
    onPointerMove(event) {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (!current.hasMoved && distance < DRAG_THRESHOLD) return;
      current.hasMoved = true;
      setDragged(placeAt(current, event));
    },
    onPointerUp(event) {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      drag.current = undefined;
      setDragged(undefined);
      if (!current.hasMoved) return;
      hasJustMoved.current = kind === 'move';
      put(placeAt(current, event));
    },
    onPointerCancel() {
      drag.current = undefined;
      setDragged(undefined);
    },
  });

  return {
    isDragging: dragged !== undefined,
    mover: {
      ...handlers('move'),
      onKeyDown(event) {
        const next = placeByKey(place, event, isRightToLeft);
        if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        put(next);
      },
      onClick({ detail }) {
        const isByKey = detail === 0;
        // A drag ends with a click, which must not move the window again.
        if (isByKey || !hasJustMoved.current) put(nextCorner(place, roomAround(isRightToLeft)));
        hasJustMoved.current = false;
      },
    },
    resizer: handlers('resize'),
    isLarge: place.width > middle,
    toggleSize() {
      const { small, large } = widthsIn(roomAround(isRightToLeft));
      put({ ...place, width: place.width > middle ? small : large });
    },
  };
}
