import '../../styles.ts';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, Component as ReactComponent, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as entries from '../entries.ts';
import { minimalProps, withoutRoot } from '../minimal-props.tsx';
import { anyValueOf, recordOf } from './hostile-values.ts';
import type { PropType } from './prop-types.ts';

const SCREEN = 320;
const numRuns = inject('rounds');
const known = inject('componentProps');
const least: Readonly<Record<string, object>> = minimalProps;

type AnyComponent = ComponentType<object>;
const components = Object.entries(entries).filter(
  ([name]) => name in known && !(withoutRoot as readonly string[]).includes(name),
) as unknown as [string, AnyComponent][];

/** React logs this for a controlled component without its handler, which is the caller's mistake and depends on no data. */
const MISSING_HANDLER = 'prop to a form field without an `onChange` handler';

class Caught extends ReactComponent<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = (error: unknown) => this.props.onError(error);
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

const complaints: unknown[] = [];
const notice = (event: ErrorEvent | PromiseRejectionEvent) =>
  complaints.push('reason' in event ? event.reason : event.message);

beforeEach(async () => {
  await page.viewport(SCREEN, 600);
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const text = parts.map(String).join(' ');
    if (!text.includes(MISSING_HANDLER)) complaints.push(text);
  });
  addEventListener('error', notice);
  addEventListener('unhandledrejection', notice);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  removeEventListener('error', notice);
  removeEventListener('unhandledrejection', notice);
});

const nameOf = (element: Element) => `${element.localName}.${[...element.classList].join('.')}`;

const isClipped = (element: Element, within: Element): boolean => {
  for (let one = element.parentElement; one && one !== within; one = one.parentElement) {
    if (getComputedStyle(one).overflowX !== 'visible') return true;
  }
  return false;
};

/** Elements that are wider than the screen or their panel. The page clips its own width, so its scroll size shows nothing. */
function overflowing(container: Element): string[] {
  const panels = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const places = [container, ...panels].filter((place) => place.scrollWidth > place.clientWidth + 1);
  return places.flatMap((place) => {
    const limit = place.getBoundingClientRect().right + 1;
    const wide = [...place.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > limit);
    const culprits = wide.filter((one) => !isClipped(one, place)).slice(0, 3);
    return [place, ...culprits].map((one) => `too wide: ${nameOf(one)}`);
  });
}

/** Problems of a component with these props. Empty if there are none. */
export function troubles(Component: AnyComponent, props: object): unknown[] {
  complaints.length = 0;
  try {
    const { container } = render(
      <entries.UiProvider>
        <Caught onError={(error) => complaints.push(error)}>
          <entries.Container>
            <Component {...props} />
          </entries.Container>
        </Caught>
      </entries.UiProvider>,
    );
    return [...complaints, ...overflowing(container)];
  } finally {
    cleanup();
  }
}

describe(`with ${numRuns} random sets of hostile props`, () => {
  it.each(components)('%s throws nothing, logs nothing and fits a screen of 320 px', (name, Component) => {
    const random = anyValueOf(known[name] as PropType, '');
    fc.assert(
      fc.property(random, (props) => {
        expect(troubles(Component, { ...least[name], ...(props as object) })).toEqual([]);
      }),
      { numRuns, seed: 20, endOnFailure: false },
    );
  });
});

interface Given {
  text: string;
  items?: readonly string[];
}
const broken: readonly [string, (props: Given) => ReactNode][] = [
  [
    'throws',
    ({ text }) =>
      text
        .at(0)
        ?.toUpperCase()
        .concat(text.at(1)?.normalize() as string) &&
      [...text][50]?.trim() &&
      unready(),
  ],
  ['complains', ({ items = [] }) => items.map((item) => <p key={item}>{item}</p>)],
  ['overflows', ({ text }) => <p style={{ whiteSpace: 'nowrap' }}>{text}</p>],
];
function unready(): never {
  throw new Error('broken');
}

describe('the search', () => {
  it.each(broken)('reports a component that %s', (_what, Component) => {
    const random = recordOf({
      text: { type: { kind: 'text' }, isOptional: false },
      items: { type: { kind: 'list', item: { kind: 'text' } }, isOptional: true },
    });
    const found = fc.check(
      fc.property(random, (props) => troubles(Component as AnyComponent, props).length === 0),
      { numRuns: 200, seed: 20, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  });
});
