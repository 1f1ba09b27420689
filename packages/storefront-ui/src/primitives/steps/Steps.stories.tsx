import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Steps, type StepsProps } from './Steps.tsx';

const steps = [
  { id: 'cart', label: 'Cart', href: '#cart' },
  { id: 'address', label: 'Address', href: '#address' },
  { id: 'payment', label: 'Payment' },
  { id: 'done', label: 'Confirmation' },
];

const meta = { title: 'Navigation/Steps', component: Steps, args: { steps, currentStep: 'payment' } } satisfies Meta<
  typeof Steps
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Cart\s*, completed$/ })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const AllDone: Story = { args: { currentStep: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { steps: steps.map((step) => ({ ...step, label: `${step.label} et conditions de livraison` })) },
};

export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], globals: { dir: 'rtl' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<StepsProps> rows={{ currentStep: ['cart', 'payment', undefined] }}>
      {(props) => <Steps {...props} steps={steps} label={`Steps, ${props.currentStep ?? 'done'}`} />}
    </PropMatrix>
  ),
};
