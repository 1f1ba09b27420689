import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { Form, type FormProps } from '../../primitives/form/Form.tsx';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { controls, fields, options } from './controls.tsx';

afterEach(cleanup);

const shown = ({ children, ...form }: FormProps): ReactElement => (
  <StrictMode>
    <UiProvider>
      <Form {...form}>{children}</Form>
    </UiProvider>
  </StrictMode>
);
const message = 'Correct this';
const follow = () => fireEvent.click(screen.getByRole('link', { name: message }));
const focused = () => document.activeElement as HTMLInputElement;
const target = () => screen.getByRole('link', { name: message }).getAttribute('href')?.slice(1) ?? '';
const idsOf = (markup: string) => [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
/** The error, and the sentence in the field's own description. */
const messages = (root: ParentNode) =>
  [...root.querySelectorAll('p, span[role=status]')].filter((text) => text.textContent?.includes(message));

describe('the error of a form reaches', () => {
  it.each(Object.entries(fields))('%s: message, link and focus', (_name, { render: control }) => {
    const { container } = render(shown({ errors: { field: message }, children: control({ name: 'field' }) }));
    expect(messages(container)).toHaveLength(1);
    follow();
    expect(focused().name).toBe('field');
    expect(focused().id).toBe(target());
  });

  it.each(Object.entries(fields))('%s with an id of its own', (_name, { render: control }) => {
    render(shown({ errors: { field: message }, children: control({ name: 'field', id: 'own' }) }));
    follow();
    expect(focused().name).toBe('field');
    expect(document.getElementById(target())).toBe(focused());
  });

  it.each(Object.entries(controls))('%s, and goes when it changes', (_name, { render: control, change }) => {
    const { container } = render(shown({ errors: { field: message }, children: control({ name: 'field' }) }));
    change();
    expect(messages(container)).toHaveLength(0);
    expect(screen.queryByRole('link', { name: message })).toBeNull();
  });

  it('a control that is not the library’s, by its name', () => {
    render(shown({ errors: { field: message }, children: <input name="field" aria-label="Own" /> }));
    follow();
    expect(focused()).toBe(screen.getByLabelText('Own'));
  });

  it('a control in a closed disclosure, which opens', () => {
    render(
      shown({
        errors: { field: message },
        children: (
          <details>
            <summary>More</summary>
            <TextField label="Control" name="field" />
          </details>
        ),
      }),
    );
    follow();
    expect(screen.getByLabelText(/^Control/).closest('details')?.open).toBe(true);
  });

  it('the first option that can be chosen', () => {
    const some = [{ value: 'gone', label: 'Gone', disabled: true }, ...options];
    render(shown({ errors: { field: message }, children: <RadioGroup name="field" label="Control" options={some} /> }));
    follow();
    expect(focused()).toBe(screen.getByRole('radio', { name: 'Slow' }));
  });

  it('nobody, as text, if no control has the name', () => {
    render(shown({ errors: { field: message }, children: <TextField label="Control" name="other" /> }));
    expect(within(screen.getByRole('alert')).getByText(message)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the field that is there now', () => {
    const tree = (id: string) =>
      shown({ errors: { field: message }, children: <TextField key={id} label="Control" name="field" id={id} /> });
    const { rerender } = render(tree('before'));
    rerender(tree('after'));
    follow();
    expect(focused().id).toBe('after');
  });
});

const colours = (
  <>
    <Checkbox name="colour" value="red" label="Red" hint="Warm" />
    <Checkbox name="colour" value="blue" label="Blue" hint="Cool" />
    <TextField name="colour" label="Another" hint="In words" />
  </>
);
const form = { errors: { colour: message }, children: colours };

describe('fields of one name', () => {
  it('have different ids, and the first one shows the error', () => {
    const { container } = render(shown(form));
    const ids = idsOf(container.innerHTML);
    expect(new Set(ids).size).toBe(ids.length);
    expect(messages(container)).toHaveLength(1);
    follow();
    expect(focused()).toBe(screen.getByLabelText('Red'));
  });

  it('do so in the response of a server, where the link works without scripts', () => {
    const markup = renderToString(shown(form));
    const ids = idsOf(markup);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(/href="#([^"]+)"/.exec(markup)?.[1]);
    expect(markup.split(message)).toHaveLength(3);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup;
    render(shown(form), { container, hydrate: true });
    expect(idsOf(container.innerHTML)).toEqual(ids);
    container.remove();
  });

  it('pass the error on when the first one goes', () => {
    const { container, rerender } = render(shown(form));
    rerender(shown({ ...form, children: <Checkbox name="colour" value="blue" label="Blue" /> }));
    expect(messages(container)).toHaveLength(1);
  });
});
