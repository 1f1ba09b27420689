import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchForm } from '../../shop/search-form/SearchForm.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Button } from '../button/Button.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { Message, type MessageProps } from './Message.tsx';

const meta = {
  title: 'Feedback/Message',
  component: Message,
  args: {
    title: 'Your cart is empty',
    children: 'Items you add will appear here.',
    actions: <Button href="/products/all">See all products</Button>,
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const WithoutAction: Story = { tags: ['!dev'], args: { actions: undefined } };
export const SignInNeeded: Story = {
  args: {
    title: 'Please sign in',
    children: 'You will come back here afterwards.',
    actions: (
      <>
        <Button href="/users/sign_in">Sign in</Button>
        <Button href="/users/sign_up" variant="outline">
          Create an account
        </Button>
      </>
    ),
  },
};
export const PageNotFound: Story = {
  tags: ['vrt'],
  args: {
    size: 'page',
    headingLevel: 1,
    mark: 'Error 404',
    title: 'This page could not be found',
    children: 'It may have moved, or the address is misspelled. Search the shop, or start again from the home page.',
    actions: (
      <Button href="/" variant="outline">
        Back home
      </Button>
    ),
    footer: <SearchForm action="/products/product_search" />,
  },
};
export const PageWithIcon: Story = {
  tags: ['!dev'],
  args: {
    size: 'page',
    headingLevel: 1,
    mark: <CheckIcon size="large" />,
    title: 'Thank you, your order is paid',
    children: 'We’re sending a confirmation to your email address.',
  },
};
export const Announced: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { announce: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart is empty');
    await expect(canvas.getByRole('status')).not.toContainElement(canvas.getByRole('link'));
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Aucun article ne correspond à votre recherche ni aux filtres que vous avez choisis',
    children: 'Vérifiez l’orthographe, essayez un mot plus général ou retirez un filtre. '.repeat(2),
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<MessageProps>
      rows={{ size: ['section', 'page'] }}
      columns={{ actions: [undefined, args.actions], children: [undefined, args.children] }}
    >
      {(props) => <Message {...props} title="Your cart is empty" />}
    </PropMatrix>
  ),
};
