import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

const stations = [
  'Aéroport',
  'Bellecour',
  'Croix-Rousse',
  'Gare Part-Dieu',
  'Hôtel de Ville',
  'Perrache',
  'Vieux Lyon',
];
const options = stations.map((label, index) => ({ value: `s${index}`, label }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Pick-up point', hint: 'Near your home or your work', options, onChange: fn() },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Chosen: Story = { tags: ['!dev'], args: { defaultValue: 's3' } };
export const Invalid: Story = { tags: ['!dev'], args: { error: 'Choose a pick-up point from the list' } };
export const Disabled: Story = { tags: ['!dev'], args: { defaultValue: 's3', disabled: true } };
export const Grouped: Story = {
  args: {
    options: options.map((option, index) => ({
      ...option,
      group: index < 4 ? 'Close to you' : 'Elsewhere',
      meta: `${index + 1} km`,
      disabled: index === 2,
    })),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: /Croix-Rousse/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { options: [{ value: 'long', label: `${'Station du Vieux Port '.repeat(6)}` }], defaultValue: 'long' },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent, step }) {
    const field = canvas.getByRole('combobox', { name: 'Pick-up point' });
    await step('typing finds, with or without accents', async () => {
      await userEvent.tab();
      await userEvent.keyboard('aero');
      await expect(await canvas.findAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('s0');
      await expect(field).toHaveValue('Aéroport');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('Escape restores the text', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}{Escape}');
      await expect(field).toHaveValue('Aéroport');
    });
    await step('half a word is no choice', async () => {
      await userEvent.keyboard('zzz');
      await userEvent.tab();
      await expect(field).toHaveValue('Aéroport');
    });
    await step('an emptied field has no choice', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
    });
  },
};

function Asking(props: ComboboxProps) {
  const [found, setFound] = useState<{ words: string; isPending: boolean }>({ words: '', isPending: false });
  const search = (words: string) => {
    setFound({ words, isPending: true });
    setTimeout(() => setFound({ words, isPending: false }), 60);
  };
  return (
    <Combobox
      {...props}
      options={found.isPending ? [] : options.filter(({ label }) => label.toLowerCase().startsWith(found.words))}
      pending={found.isPending}
      onSearchChange={search}
    />
  );
}
export const AsksForOptions: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: (args) => <Asking {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await userEvent.click(await canvas.findByRole('option', { name: 'Bellecour' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Bellecour'));
  },
};
export const NothingFound: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found'));
  },
};
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<ComboboxProps> rows={{ disabled: [false, true], error: [undefined, 'Choose one'] }}>
      {(props) => <Combobox {...args} {...props} defaultValue="s1" />}
    </PropMatrix>
  ),
};
