import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Column, Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

function Kept(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityStepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Shop/Cart and checkout/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, stock: 20, of: 'Round vase', onValueChange: fn(), onCommit: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Kept {...args} size="medium" />
      <Kept {...args} size="small" />
    </Row>
  ),
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent, step }) {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Round vase' });
    await step('Tab order: one less, the number, one more', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('Arrow keys change the number', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(field).toHaveValue('3');
    });
    await step('so do the other keys of spin buttons', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(field).toHaveValue('13');
      await userEvent.keyboard('{PageDown}');
      await expect(field).toHaveValue('3');
      await userEvent.keyboard('{End}');
      await expect(field).toHaveValue(`${args.stock}`);
      await userEvent.keyboard('{Home}');
      await expect(field).toHaveValue('1');
    });
    await step('Enter commits the typed number', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12{Enter}');
      await expect(args.onCommit).toHaveBeenLastCalledWith(12);
    });
  },
};

export const TypedTextIsClamped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  args: { stock: 7 },
  async play({ args, canvas, userEvent, step }) {
    const field = canvas.getByRole('spinbutton');
    await step('A number above the stock becomes the stock, with a note', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '99');
      await userEvent.tab();
      await expect(field).toHaveValue('7');
      await expect(canvas.getByRole('status')).toHaveTextContent('Only 7 left');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    });
    await step('Invalid text becomes a number', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'a few');
      await userEvent.tab();
      await expect(field).toHaveValue('1');
    });
  },
};

export const QuantityEqualsStock: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  args: { value: 7, stock: 7 },
  async play({ args, canvas, userEvent }) {
    const more = canvas.getByRole('button', { name: 'Increase quantity' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 7 left');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const One: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 1 },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Uncontrolled. */
export const Uncontrolled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  args: { value: undefined, defaultValue: 4 },
  render: (args) => <QuantityStepper {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
  },
};

/** Controlled: a click only calls the handler. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: (args) => <QuantityStepper {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
  },
};

export const LastPiece: Story = { args: { value: 1, stock: 1 } };
export const Unconfirmed: Story = { tags: ['!dev'], args: { unconfirmed: true } };
export const Invalid: Story = { tags: ['!dev'], args: { error: 'The change did not arrive. Try again.' } };
export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { value: 99_999, stock: 1_234_567 } };

/** Minus is on the right, plus is on the left. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const [less, more] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(less?.left).toBeGreaterThan(more?.right ?? Number.NaN);
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={160}>
      <Kept {...args} />
    </Column>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<QuantityStepperProps>
      rows={{ size: ['small', 'medium'], value: [1, 7, 99_999] }}
      columns={{ unconfirmed: [false, true], error: [undefined, 'Only a few are left.'] }}
    >
      {(props) => <QuantityStepper {...props} stock={props.value === 7 ? 7 : 100_000} of="Round vase" />}
    </PropMatrix>
  ),
};
