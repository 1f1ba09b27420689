import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from '../../primitives/field/TextField.tsx';
import { Form } from '../../primitives/form/Form.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';

const ids = (identifierPrefix: string) => {
  const page = (
    <UiProvider>
      <TextField label="Name" hint="First and last" />
      <Form>
        <TextField name="mail" label="Mail" />
      </Form>
    </UiProvider>
  );
  return [...renderToString(page, { identifierPrefix }).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
};

it('two roots of a page have different ids if each has its `identifierPrefix`', () => {
  expect(ids('')).toEqual(ids(''));
  const both = [...ids('cart-'), ...ids('search-')];
  expect(both).toHaveLength(6);
  expect(new Set(both).size).toBe(6);
});
