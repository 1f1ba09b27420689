import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { en } from '../messages/en.ts';
import { UiProvider } from '../theme/UiProvider.tsx';

/** Where an element stands below the body, so that it is found again in another rendering. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...pathOf(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (path: readonly number[]) =>
  path.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);

/** Renders, reads, and takes the rendering away again. */
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
  /** The component's `id` is the id of its data and reaches the element as this attribute. */
  idAs?: string;
}

/** What keeps a component from handing id, class, ref, data and aria attributes to one element. Empty when all is well. */
export function rootBreaches(
  Component: ComponentType<object>,
  props: object,
  { idAs = 'id' }: RootExceptions = {},
): string[] {
  const ref = createRef<Element>();
  const given = { className: 'x', id: 'y', 'data-test': 'z', 'aria-description': 'w', ref };
  const found = reading(Component, { ...props, ...given }, () => {
    const marked = [...document.querySelectorAll(`.x, [${idAs}="y"], [data-test="z"], [aria-description="w"]`)];
    const root = ref.current ?? marked[0];
    if (!root) return { missing: ['everything'], classes: [], path: [] };
    const arrived: Record<string, boolean> = {
      className: root.classList.contains('x'),
      id: root.getAttribute(idAs) === 'y',
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
