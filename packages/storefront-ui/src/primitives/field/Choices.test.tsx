import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Checkbox } from './Checkbox.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const notes = { error: 'Agree to go on', hint: 'It can be changed', required: true, 'aria-describedby': 'other' };
const options = [{ value: 'a', label: 'A' }];

it.each([
  ['Checkbox', 'checkbox', <Checkbox key="c" label="Terms" {...notes} />],
  ['RadioGroup', 'group', <RadioGroup key="r" label="Terms" options={options} {...notes} />],
  ['TextField', 'textbox', <TextField key="t" label="Terms" {...notes} />],
])('%s is described by its error, its hint and what the caller names', (_name, role, element) => {
  render(
    <UiProvider strings={en} locale="en">
      {element}
      <p id="other">Something else</p>
    </UiProvider>,
  );
  const described = screen.getByRole(role, { name: 'Terms' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual([`${en.primitives.error} Agree to go on`, 'It can be changed', 'Something else']);
  expect(document.querySelectorAll('input:required')).toHaveLength(1);
});
