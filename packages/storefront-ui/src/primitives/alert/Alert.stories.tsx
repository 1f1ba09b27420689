import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Two items from this device were added to your cart.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          Only 3 of these are left.
        </Alert>
      ))}
    </Stack>
  ),
};
export const WithAction: Story = {
  tags: ['!dev'],
  args: {
    tone: 'critical',
    title: 'The cart could not be loaded',
    children: 'There is no connection right now.',
    actions: (
      <Button size="small" variant="outline">
        Try again
      </Button>
    ),
  },
};
export const Announced: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { tone: 'critical', announce: true },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${args.children}`);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    ...WithAction.args,
    title: 'Les conditions de livraison de cette commande ont changé depuis votre dernière visite',
    children: 'Vérifiez l’adresse, le mode de livraison et le montant total avant de payer. '.repeat(3),
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<AlertProps>
      rows={{ tone: ['info', 'positive', 'caution', 'critical'] }}
      columns={{
        title: [undefined, 'Only a few are left'],
        actions: [undefined, <Button key="action">See it</Button>],
      }}
    >
      {(props) => <Alert {...props}>Three of these are left.</Alert>}
    </PropMatrix>
  ),
};
