'use client';

import { cloneElement, type ReactElement, type Ref, type RefCallback, useCallback, useContext } from 'react';
import { cx } from '../css/cx.ts';
import { ThemeScopeContext } from './scope-context.ts';

interface PortalledProps {
  className?: string | undefined;
  ref?: Ref<never> | undefined;
}

export interface PortalScopeProps {
  /** One element that is rendered elsewhere in the document and accepts a class, a ref and attributes. */
  children: ReactElement<PortalledProps>;
  /** Ref from a surrounding portal, which waits for the element's exit animation. */
  ref?: Ref<never> | undefined;
}

function attach(ref: Ref<never> | undefined, element: never): (() => void) | undefined {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (!ref) return undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

function useBothRefs(one: Ref<never> | undefined, other: Ref<never> | undefined): Ref<never> | undefined {
  const both: RefCallback<never> = useCallback(
    (element) => {
      if (element === null) return undefined;
      const detach = [attach(one, element), attach(other, element)];
      return () => {
        for (const end of detach) end?.();
      };
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}

/**
 * Gives a portalled element the attributes and classes of the nearest `ThemeScope`, so that it has the theme of the section
 * that opened it. Adds no element, and changes nothing outside a scope.
 */
export function PortalScope({ children, ref }: PortalScopeProps) {
  const scope = useContext(ThemeScopeContext);
  const mergedRef = useBothRefs(ref, children.props.ref);
  if (!scope && !ref) return children;
  return cloneElement(children, {
    ...scope?.attributes,
    ...children.props,
    className: cx(scope?.brandClass, scope?.radiusClass, scope?.fontClass, children.props.className),
    ref: mergedRef,
  });
}
