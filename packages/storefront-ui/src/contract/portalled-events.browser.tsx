import '../styles.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { contentSlots, fieldsOf } from './content-slots.ts';
import * as entries from './entries.ts';
import { minimalProps, withoutRoot } from './minimal-props.tsx';

const { Dialog, Form, PopupMenu, TextField, UiProvider } = entries;
const known = inject('componentProps');
const least: Readonly<Record<string, object>> = minimalProps;
const exported = entries as unknown as Record<string, ComponentType<object>>;
const slots = contentSlots(known).filter(
  ([name]) => !(withoutRoot as readonly string[]).includes(name) && exported[name] !== undefined,
);

/** A dialog whose form, fields and player use events themselves. */
const dialog: ReactNode = (
  <Dialog defaultOpen title="Inner">
    <form aria-label="Inner form" onSubmit={(event) => event.preventDefault()}>
      <textarea aria-label="Inner text" name="inner" />
      <video controls aria-label="Inner film">
        <track kind="captions" />
      </video>
      <button type="submit">Send</button>
    </form>
  </Dialog>
);
const keys = ['Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', '+', '0', 'Enter'];

/** Spies for the callbacks of a component, apart from those that return content. */
const spiesOf = (name: string) =>
  Object.fromEntries(
    fieldsOf(known[name]).flatMap(([prop, type]) =>
      type.kind === 'callback' && type.result.kind === 'nothing' ? [[prop, vi.fn()] as const] : [],
    ),
  );

afterEach(cleanup);

describe('a dialog inside a component', () => {
  it.each(slots)('%s %s receives none of its events', async (name, prop) => {
    const Component = exported[name] as ComponentType<object>;
    const spies = spiesOf(name);
    const { container } = render(
      <StrictMode>
        <UiProvider>
          <Component {...least[name]} {...spies} {...{ [prop]: dialog }} />
        </UiProvider>
      </StrictMode>,
    );
    // Content that the component does not show at first.
    for (const details of container.querySelectorAll('details')) details.open = true;
    const form = document.querySelector('form[aria-label="Inner form"]');
    if (!(form instanceof HTMLFormElement)) return;
    const inner = within(form);
    const text = inner.getByLabelText<HTMLTextAreaElement>('Inner text');
    text.focus();
    for (const spy of Object.values(spies)) spy.mockClear();

    const prevented = [text, inner.getByLabelText('Inner film')].flatMap((element) =>
      keys.filter((key) => !fireEvent.keyDown(element, { key })),
    );
    expect(prevented).toEqual([]);
    fireEvent.change(text, { target: { value: 'Typed' } });
    fireEvent.wheel(text);
    fireEvent.pointerDown(text);
    expect(fireEvent.dragOver(text)).toBe(true);
    expect(fireEvent.drop(text, { dataTransfer: new DataTransfer() })).toBe(true);
    expect(fireEvent.click(inner.getByRole('button', { name: 'Send', hidden: true }))).toBe(true);
    form.requestSubmit();
    const called = Object.entries(spies).filter(
      ([callback, spy]) => !/Intent$/.test(callback) && spy.mock.calls.length > 0,
    );
    expect(called.map(([callback]) => callback)).toEqual([]);
  });

  it('covers the components that take content', () => {
    expect(slots.length).toBeGreaterThan(70);
    expect(slots).toContainEqual(['BuyBox', 'aside']);
    expect(slots).toContainEqual(['Form', 'children']);
  });
});

describe('a form in a dialog in a form', () => {
  it('is sent alone', () => {
    const order = vi.fn((event) => event.preventDefault());
    const validate = vi.fn(() => ({}));
    const save = vi.fn((event) => event.preventDefault());
    render(
      <UiProvider>
        <Form onSubmit={order} validate={validate}>
          <Dialog defaultOpen title="Address">
            <Form onSubmit={save}>
              <button type="submit">Save</button>
            </Form>
          </Dialog>
        </Form>
      </UiProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledOnce();
    expect(validate).not.toHaveBeenCalled();
    expect(order).not.toHaveBeenCalled();
  });
});

describe('a field in a menu', () => {
  it('keeps its keys', () => {
    render(
      <UiProvider>
        <PopupMenu trigger="Menu" links={[{ label: 'Home', href: '/' }]} footer={<TextField label="Find" />} />
      </UiProvider>,
    );
    fireEvent.click(screen.getByText('Menu'));
    const field = screen.getByLabelText(/Find/);
    field.focus();
    for (const key of keys) expect(fireEvent.keyDown(field, { key })).toBe(true);
    expect(field).toBe(document.activeElement);
  });
});
