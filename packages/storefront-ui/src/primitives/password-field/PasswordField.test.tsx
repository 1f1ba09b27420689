import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

it('a shown password is sent from a field of type password, also if the form is refused', () => {
  const types: string[] = [];
  render(
    <UiProvider>
      <Form
        validate={() => ({ secret: 'Too short' })}
        onSubmitCapture={(event) =>
          types.push((event.currentTarget.elements.namedItem('secret') as HTMLInputElement).type)
        }
      >
        <PasswordField name="secret" label="Password" required />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(types).toEqual(['password']);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
});
