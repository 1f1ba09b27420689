import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentPropsWithRef,
  DetailsHTMLAttributes,
  FieldsetHTMLAttributes,
  FormHTMLAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
  OlHTMLAttributes,
  Ref,
  VideoHTMLAttributes,
} from 'react';
import { type ClassName, cx } from '../../css/cx.ts';

/**
 * What every component takes besides its own props: all attributes and handlers of its root element, or of the part that
 * its documentation names. `Own` are names that mean something else as a prop of the component.
 */
export type RootProps<Tag extends keyof HTMLElementTagNameMap = 'div', Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;

/** For a root whose tag the caller chooses. */
export interface AnyRootProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Gets the element. */
  ref?: Ref<never> | undefined;
}

type Attribute =
  | keyof HTMLAttributes<Element>
  | keyof AnchorHTMLAttributes<Element>
  | keyof ButtonHTMLAttributes<Element>
  | keyof DetailsHTMLAttributes<Element>
  | keyof FieldsetHTMLAttributes<Element>
  | keyof FormHTMLAttributes<Element>
  | Exclude<keyof InputHTMLAttributes<Element>, 'size'>
  | keyof OlHTMLAttributes<Element>
  | keyof VideoHTMLAttributes<Element>
  | 'ref'
  | 'key';

/** Names a prop of the component that was not taken out before the rest reached its root. */
type Leftover<Props> =
  Exclude<keyof Props, Attribute> extends never ? unknown : { leftOver: Exclude<keyof Props, Attribute> };

/**
 * Attributes of the root: what the caller gave next to the component's own props, and its class next to the component's.
 * Spread it last: what the caller sets wins, and what is `undefined` leaves the component's own attribute as it is.
 */
export function rootProps<Props extends { className?: string | undefined }>(
  props: Props & Leftover<Props>,
  ...own: ClassName[]
): Omit<Props, 'className' | 'ref'> & { className?: string | undefined; ref?: Ref<never> } {
  const given: Readonly<Record<string, unknown>> = props;
  const root: Record<string, unknown> = {};
  for (const name in given) if (given[name] !== undefined) root[name] = given[name];
  root.className = cx(...own, props.className);
  return root as ReturnType<typeof rootProps<Props>>;
}

/** For a root that has a handler of its own: runs the caller's, then that. */
export const chain =
  <Event>(given: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    given?.(event);
    own(event);
  };
