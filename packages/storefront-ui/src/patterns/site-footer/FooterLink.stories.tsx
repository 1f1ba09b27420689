import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { FooterLink } from './FooterLink.tsx';

const onClick = fn();

const meta = {
  title: 'Navigation/FooterLink',
  component: FooterLink,
  render: () => (
    <>
      <FooterLink href="/service/privacy_policy">Privacy policy</FooterLink>{' '}
      <FooterLink onClick={onClick}>Cookie settings</FooterLink>
    </>
  ),
} satisfies Meta<typeof FooterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  render: () => (
    <FooterLink href="/service/terms_of_service">
      Terms of service, of delivery and of the promotions that run at the moment
    </FooterLink>
  ),
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalled();
  },
};
