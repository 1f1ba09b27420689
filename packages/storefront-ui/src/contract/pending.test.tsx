import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as entries from './entries.ts';
import { type PropField, type PropType, readComponentProps } from './hostile/prop-types.ts';
import { minimalProps } from './minimal-props.tsx';

afterEach(cleanup);

type Props = Readonly<Record<string, unknown>>;

/** What a component needs besides its minimal props to show the buttons of its actions. */
const shown: Readonly<Record<string, Props>> = {
  LoadMore: { page: 1 },
};
/** Actions that run inside data, with what is pending there. */
const nested: Readonly<Record<string, (press: () => void, pending: boolean) => Props>> = {
  OrderActions: (onClick, pending) => ({ actions: [{ id: 'pay', onClick, pending }] }),
  OrderCard: (onClick, pending) => ({ actions: [{ id: 'pay', onClick, pending }] }),
};
/** Handlers of the root that `pending` stands for, where the component has no callback of its own. */
const native: Readonly<Record<string, string>> = {
  Button: 'onClick',
  Form: 'onSubmit',
  IconButton: 'onClick',
};
/** A shopper can always go back. */
const waysOut = ['onCancel', 'onDismiss', 'onOpenChange'];
/** Something is being read: no press starts it. */
const reads = ['SearchDrawer.suggestionsPending', 'CommandPalette.sectionsPending'];

const ownProps = readComponentProps();
const fieldsOf = (type: PropType | undefined): Readonly<Record<string, PropField>> =>
  type?.kind === 'record' ? type.fields : type?.kind === 'one of' ? Object.assign({}, ...type.types.map(fieldsOf)) : {};
const isPending = (name: string) => name === 'pending' || name.endsWith('Pending');

/** The callbacks that a prop keeps from being called: `addPending` that of `onAdd`, `pending` all of them. */
function guardedBy(component: string, prop: string): string[] {
  const handler = native[component];
  if (prop === 'pending' && handler) return [handler];
  const callbacks = Object.entries(fieldsOf(ownProps[component])).flatMap(([name, { type }]) =>
    type.kind === 'callback' || (type.kind === 'one of' && type.types.some(({ kind }) => kind === 'callback'))
      ? [name]
      : [],
  );
  if (prop !== 'pending') return [`on${prop[0]?.toUpperCase()}${prop.slice(1, -'Pending'.length)}`];
  const ofOthers = Object.keys(fieldsOf(ownProps[component]))
    .filter((name) => name !== 'pending' && isPending(name))
    .flatMap((name) => guardedBy(component, name));
  return callbacks.filter((name) => /^on[A-Z]/.test(name) && !waysOut.includes(name) && !ofOthers.includes(name));
}

const components = entries as unknown as Readonly<Record<string, ComponentType<object>>>;
const cases = Object.keys(ownProps).flatMap((component) =>
  Object.keys(fieldsOf(ownProps[component]))
    .filter((prop) => isPending(prop) && !reads.includes(`${component}.${prop}`))
    .map((prop) => [component, prop] as const),
);

/** Presses whatever can be pressed, and returns the buttons that say that their action is running. */
function pressEverything(): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  for (const button of buttons) fireEvent.click(button);
  return screen.queryAllByRole('button', { name: /Loading$/ });
}

function mount(component: string, props: Props) {
  const Component = components[component];
  if (!Component) throw new Error(`${component} is not exported.`);
  render(
    <entries.UiProvider>
      <Component {...minimalProps[component as keyof typeof minimalProps]} {...props} />
    </entries.UiProvider>,
  );
}

/** Calls of each callback after everything was pressed. */
function callsOf(component: string, callbacks: readonly string[], props: Props) {
  const spies = Object.fromEntries(
    callbacks.map((name) => [name, vi.fn((event?: Partial<Event>) => event?.preventDefault?.())]),
  );
  const children = component === 'Form' ? { children: <button type="submit">Send</button> } : {};
  mount(component, { ...shown[component], ...children, ...spies, ...props });
  const loading = pressEverything();
  cleanup();
  return { loading, calls: Object.fromEntries(callbacks.map((name) => [name, spies[name]?.mock.calls.length ?? 0])) };
}

describe('while an action is running', () => {
  it('many components say so', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases)('presses do nothing, and a button says it: %s %s', (component, prop) => {
    const callbacks = guardedBy(component, prop);
    const idle = callsOf(component, callbacks, {});
    expect(
      Object.values(idle.calls).every((count) => count > 0),
      JSON.stringify(idle.calls),
    ).toBe(true);
    expect(idle.loading).toEqual([]);

    const running = callsOf(component, callbacks, { [prop]: true });
    expect(running.calls).toEqual(Object.fromEntries(callbacks.map((name) => [name, 0])));
    if (component !== 'Form') expect(running.loading.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(nested))('presses do nothing in what data describes: %s', (component, propsOf) => {
    const press = vi.fn();
    mount(component, propsOf(press, false));
    pressEverything();
    expect(press).toHaveBeenCalledOnce();
    cleanup();
    mount(component, propsOf(press, true));
    expect(pressEverything()).toHaveLength(1);
    expect(press).toHaveBeenCalledOnce();
  });

  it('no press does anything where every action is running at once', () => {
    const called: string[] = [];
    for (const component of new Set(cases.map(([name]) => name))) {
      const pending = cases.filter(([name]) => name === component).map(([, prop]) => prop);
      const { calls } = callsOf(
        component,
        pending.flatMap((prop) => guardedBy(component, prop)),
        Object.fromEntries(pending.map((prop) => [prop, true])),
      );
      called.push(...Object.entries(calls).flatMap(([name, count]) => (count > 0 ? [`${component}.${name}`] : [])));
    }
    expect(called).toEqual([]);
  });
});
