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
  SyntheticEvent,
  VideoHTMLAttributes,
} from 'react';
import { type ClassName, cx } from '../../css/cx.ts';
import { own } from './own-events.ts';

/**
 * Attributes that every component accepts in addition to its own props: those of its root element, or of the element that its
 * documentation names. `Own` lists names that the component uses for different props.
 */
export type RootProps<Tag extends keyof HTMLElementTagNameMap = 'div', Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;

/** For a root whose element type the caller chooses. */
export interface AnyRootProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Ref of the element. */
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

/** Reports a prop of the component that was not removed before the rest is passed to its root. */
type Leftover<Props> =
  Exclude<keyof Props, Attribute> extends never ? unknown : { leftOver: Exclude<keyof Props, Attribute> };

/**
 * Attributes for the root: those of the caller, and the classes of both. Spread the result last: the caller's attributes win,
 * and those that are `undefined` leave the component's unchanged.
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

/** For a root with its own handler: runs the caller's handler first, then that one, for events from inside the root. */
export const chain = <Event extends SyntheticEvent>(
  given: ((event: Event) => void) | undefined,
  then: (event: Event) => void,
) =>
  own((event: Event) => {
    given?.(event);
    then(event);
  });
