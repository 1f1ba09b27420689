'use client';

import { cloneElement, Fragment, type ReactElement, type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import { warnOnce } from '../../dom/warn.ts';
import { chain } from '../behaviours/root-props.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';

type TriggerElement = ReactElement<Record<string, unknown>>;

interface TriggerProps {
  children: ReactElement;
  element: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Id of the panel. */
  controls: string;
  onPress: () => void;
}

/** The element inside a fragment, if there is exactly one. */
function onlyElement(element: TriggerElement): TriggerElement {
  const inside = element.type === Fragment ? (element.props.children as ReactNode) : undefined;
  return inside && typeof inside === 'object' && 'props' in inside ? onlyElement(inside as TriggerElement) : element;
}

/** Makes the caller's button open the overlay. */
export function Trigger({ children, element, isOpen, controls, onPress }: TriggerProps): ReactElement {
  const trigger = onlyElement(children as TriggerElement);
  const ref = useMergedRef(element, trigger.props.ref as Ref<HTMLElement> | undefined);
  useEffect(() => {
    if (!element.current) {
      warnOnce(
        'The `trigger` of an overlay opens nothing: pass one element that hands `ref` and `onClick` to a button.',
      );
    }
  }, [element]);
  if (trigger.type === Fragment) return trigger;
  return cloneElement(trigger, {
    // The default type of a button submits the form around it.
    ...(trigger.type === 'button' && { type: trigger.props.type ?? 'button' }),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? controls : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    ref,
    onClick: chain(trigger.props.onClick as never, (event: React.MouseEvent) => {
      if (!event.defaultPrevented) onPress();
    }),
  });
}
