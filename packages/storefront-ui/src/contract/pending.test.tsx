import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as entries from './entries.ts';
import { type PropField, type PropType, readComponentProps } from './hostile/prop-types.ts';
import { minimalProps } from './minimal-props.tsx';

afterEach(cleanup);

type Props = Readonly<Record<string, unknown>>;

/** Props in addition to the minimal ones that show all buttons of a component. */
const shown: Readonly<Record<string, Props>> = {
  LoadMore: { page: 1 },
};
/** Components whose actions are part of their data, with props that contain one action. */
const nested: Readonly<Record<string, (press: () => void, pending: boolean) => Props>> = {
  OrderActions: (onClick, pending) => ({ allowedActions: [{ id: 'pay', onClick, pending }] }),
  OrderCard: (onClick, pending) => ({ allowedActions: [{ id: 'pay', onClick, pending }] }),
};
/** Root handlers that `pending` disables, for components without a separate callback. */
const native: Readonly<Record<string, string>> = {
  Button: 'onClick',
  Form: 'onSubmit',
  IconButton: 'onClick',
};
/** Callbacks that always work, so that a shopper can leave. */
const waysOut = ['onCancel', 'onDismiss', 'onOpenChange'];
/** Pending reads, which no press starts. */
const reads = ['SearchDrawer.suggestionsPending', 'CommandPalette.sectionsPending'];

const ownProps = readComponentProps();
const fieldsOf = (type: PropType | undefined): Readonly<Record<string, PropField>> =>
  type?.kind === 'record' ? type.fields : type?.kind === 'one of' ? Object.assign({}, ...type.types.map(fieldsOf)) : {};
const isPending = (name: string) => name === 'pending' || name.endsWith('Pending');

/** Callbacks that a pending prop disables: `addPending` disables `onAdd`, `pending` all of them. */
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

/** Presses every control, and returns the buttons that are marked as pending. */
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

/** Number of calls of each callback after every control was pressed. */
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
  it('many components support it', () => {
    expect(cases.length).toBeGreaterThan(14);
  });

  it.each(cases)('presses do nothing, and a button is marked as pending: %s %s', (component, prop) => {
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

  it.each(Object.entries(nested))('presses do nothing for actions in data: %s', (component, propsOf) => {
    const press = vi.fn();
    mount(component, propsOf(press, false));
    pressEverything();
    expect(press).toHaveBeenCalledOnce();
    cleanup();
    mount(component, propsOf(press, true));
    expect(pressEverything()).toHaveLength(1);
    expect(press).toHaveBeenCalledOnce();
  });

  it('presses do nothing if every action is running', () => {
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
