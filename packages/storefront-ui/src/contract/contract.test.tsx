import { cleanup } from '@testing-library/react';
import type { ComponentType, CSSProperties, MouseEventHandler, Ref } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as entries from './entries.ts';
import { minimalProps, withoutRoot } from './minimal-props.tsx';
import { type RootExceptions, rootBreaches } from './root-breaches.tsx';

afterEach(cleanup);

type AnyComponent = ComponentType<object>;
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
const components = Object.entries(entries)
  .filter(isComponent)
  .filter(([name]) => !(withoutRoot as readonly string[]).includes(name)) as unknown as [string, AnyComponent][];

const table: Readonly<Record<string, object>> = minimalProps;
const propsOf = (name: string) => table[name] ?? (name.endsWith('Icon') ? {} : undefined);

/** The `id` of a cart line is the id of its data, so its root gets another attribute. */
const exceptions: Readonly<Record<string, RootExceptions>> = { CartLine: { idAs: 'data-line' } };

describe('every exported component', () => {
  it('is in the table of minimal props', () => {
    expect(components.map(([name]) => name).filter((name) => !propsOf(name))).toEqual([]);
    expect(components.length).toBeGreaterThan(100);
  });

  it('is exported without a separate class name', () => {
    const texts = Object.entries(entries).filter(([, value]) => typeof value === 'string');
    expect(texts).toEqual([]);
  });

  it.each(components)(
    'hands attributes, style, handlers and ref to one element, and its class beside its own: %s',
    (name, Component) => {
      expect(rootBreaches(Component, propsOf(name) ?? {}, exceptions[name])).toEqual([]);
    },
  );
});

interface AllProps {
  className?: string;
  id?: string;
  lang?: string;
  tabIndex?: number;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
  'data-test'?: string;
  'aria-description'?: string;
  onDoubleClick?: MouseEventHandler;
}

const Faithful = ({ className = '', ...rest }: AllProps) => <div {...rest} className={`own ${className}`} />;

const dropping =
  (name: keyof AllProps): ComponentType<AllProps> =>
  ({ [name]: _, ...rest }) => <div {...rest} />;

/** Components that break one rule each. */
const breaches: readonly [string, string[], ComponentType<AllProps>][] = [
  ['drops the class', ['className'], ({ className: _, ...rest }) => <div {...rest} className="own" />],
  ['drops the id', ['id'], dropping('id')],
  ['drops the language', ['lang'], dropping('lang')],
  ['cannot take the focus', ['tabIndex'], dropping('tabIndex')],
  ['drops the style', ['style'], dropping('style')],
  ['drops handlers', ['handlers'], dropping('onDoubleClick')],
  ['drops the ref', ['ref'], dropping('ref')],
  ['drops data attributes', ['data-*'], dropping('data-test')],
  ['drops aria attributes', ['aria-*'], dropping('aria-description')],
  [
    'replaces its own class',
    ['own class'],
    ({ className = 'own', ...rest }) => <div {...rest} className={className} />,
  ],
  [
    'hands the class to another element',
    ['className', 'one element'],
    ({ className, ...rest }) => (
      <div {...rest}>
        <span className={className} />
      </div>
    ),
  ],
  [
    'hands attributes to two elements',
    ['one element'],
    ({ ref, ...rest }) => (
      <div {...rest} ref={ref}>
        <span {...rest} id="other" />
      </div>
    ),
  ],
  ['drops everything', ['everything'], () => <div />],
];

describe('the check of the contract', () => {
  it.each(breaches)('reports a component that %s', (_what, expected, Component) => {
    expect(rootBreaches(Component as AnyComponent, {})).toEqual(expected);
  });

  it('reports nothing for a component that follows all rules', () => {
    expect(rootBreaches(Faithful as AnyComponent, {})).toEqual([]);
  });
});
