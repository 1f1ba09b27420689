import type { AriaAttributes, Ref } from 'react';
import { type ClassName, cx } from '../../css/cx.ts';

/**
 * What every component takes for its root element, or for the part that its documentation names: an id, a class beside
 * its own, a ref, and any `data-*` and `aria-*` attribute.
 */
export interface RootProps<Tag extends keyof HTMLElementTagNameMap = 'div'> extends AriaAttributes {
  /** Id of the element. */
  id?: string | undefined;
  /** Class names beside the component's own. */
  className?: string | undefined;
  /** Gets the element. */
  ref?: Ref<HTMLElementTagNameMap[Tag]> | undefined;
  /** Marks of your own, for tests and analytics. */
  [mark: `data-${string}`]: unknown;
}

/** Attributes for an element of any kind. */
interface RootAttributes extends Omit<RootProps, 'ref'> {
  ref?: Ref<never> | undefined;
}

const DASH = 45;

/**
 * Picks the attributes of the root out of a component's props, so that nothing else reaches the DOM when a whole view
 * object is spread into a component. Spread it last: what the caller sets wins.
 */
export function rootProps(props: Pick<RootAttributes, 'id' | 'className'>, ...own: ClassName[]): RootAttributes {
  const given: Readonly<Record<string, unknown>> = props;
  const root: Record<string, unknown> = { className: cx(...own, props.className) };
  for (const name in given) {
    // Only `data-*` and `aria-*` have a dash there; a list of cards comes here often.
    if ((name.charCodeAt(4) === DASH || name === 'id' || name === 'ref') && given[name] != null)
      root[name] = given[name];
  }
  return root;
}
