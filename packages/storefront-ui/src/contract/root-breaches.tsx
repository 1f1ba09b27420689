import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { en } from '../messages/en.ts';
import { UiProvider } from '../theme/UiProvider.tsx';

/** Path of an element below the body, to find it again in another rendering. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...pathOf(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (path: readonly number[]) =>
  path.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);

/** Renders the component, runs `read`, and unmounts it. */
function reading<Result>(Component: ComponentType<object>, props: object, read: () => Result): Result {
  render(
    <UiProvider strings={en} locale="en">
      <Component {...props} />
    </UiProvider>,
  );
  try {
    return read();
  } finally {
    cleanup();
  }
}

export interface RootExceptions {
  /** Attribute that receives the id, if the component's `id` prop is the id of its data. */
  idAs?: string;
}

/** Attributes from a caller, and checks whether the element has them. */
const given = {
  className: 'x',
  id: 'y',
  lang: 'de',
  tabIndex: -1,
  'data-test': 'z',
  'aria-description': 'w',
  style: { order: 7 },
};

/**
 * Reports why a component does not pass its caller's attributes, style, handlers and ref to one element, or its class in
 * addition to the component's own class. Empty if it does.
 */
export function rootBreaches(
  Component: ComponentType<object>,
  props: object,
  { idAs = 'id' }: RootExceptions = {},
): string[] {
  const ref = createRef<HTMLElement>();
  let heard: EventTarget | undefined;
  const onDoubleClick = (event: { currentTarget: EventTarget }) => {
    heard = event.currentTarget;
  };
  const found = reading(Component, { ...props, ...given, ref, onDoubleClick }, () => {
    const selector = `.x, [${idAs}="y"], [lang="de"], [data-test="z"], [aria-description="w"], [style]`;
    const marked = [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.style.order === '7' || !element.matches('[style]') || element.classList.contains('x'),
    );
    const root = ref.current ?? marked[0];
    if (!root) return { missing: ['everything'], classes: [], path: [] };
    fireEvent.doubleClick(root);
    const arrived: Record<string, boolean> = {
      className: root.classList.contains('x'),
      id: root.getAttribute(idAs) === 'y',
      lang: root.getAttribute('lang') === 'de',
      tabIndex: root.getAttribute('tabindex') === '-1',
      style: root.style.order === '7',
      handlers: heard === root,
      'data-*': root.getAttribute('data-test') === 'z',
      'aria-*': root.getAttribute('aria-description') === 'w',
      ref: ref.current === root,
      'one element': marked.every((element) => element === root),
    };
    const missing = Object.keys(arrived).filter((name) => !arrived[name]);
    return { missing, classes: [...root.classList], path: pathOf(root) };
  });
  const own = reading(Component, props, () => [...(elementAt(found.path)?.classList ?? [])]);
  const lost = own.filter((name) => !found.classes.includes(name));
  return lost.length > 0 ? [...found.missing, 'own class'] : found.missing;
}
