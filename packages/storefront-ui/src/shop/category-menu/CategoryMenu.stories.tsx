import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categories } from '../../story-data/categories.ts';
import { nextKey, previousKey } from '../../story-data/keyboard.ts';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { CategoryMenu } from './CategoryMenu.tsx';

const meta = {
  title: 'Shop/Frame/CategoryMenu',
  component: CategoryMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Categories', href: '/products/all', categories },
  decorators: [
    (Story) => (
      <nav aria-label="Main" style={{ position: 'relative', padding: 16, minBlockSize: 480 }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
      </nav>
    ),
  ],
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Categories' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Furniture' })).toBeVisible());
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    categories: categories.map((category) => ({
      ...category,
      label: `${category.label} for every season of the year`,
    })),
  },
  play: Basic.play,
};

/** Near the edge of a narrow screen, the submenu uses the available width. */
export const Narrow: Story = { ...Basic, tags: ['test', '!dev', '!autodocs'], globals: screenOf('tablet') };

export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { label: 'Catégories' },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent, step }) {
    const trigger = await canvas.findByRole('button', { name: 'Categories' });
    await step('the down arrow opens it and moves to the first link', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Home & living' })).toHaveFocus());
    });
    await step('arrow keys move down, across into the branch, and back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Clothing' })).toHaveFocus();
      await userEvent.keyboard(nextKey());
      await expect(canvas.getByRole('link', { name: 'Women' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Dresses' })).toHaveFocus();
      await userEvent.keyboard(previousKey());
      await expect(canvas.getByRole('link', { name: 'Clothing' })).toHaveFocus();
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveFocus();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const PointerOpensAfterARest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const trigger = await canvas.findByRole('button', { name: 'Categories' });
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ClosesWhenFocusLeaves: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After</button>
      </>
    ),
  ],
  async play({ canvas, userEvent }) {
    const trigger = await canvas.findByRole('button', { name: 'Categories' });
    await userEvent.click(trigger);
    canvas.getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The submenu opens to the left, with the left arrow key. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Categories' }));
    const category = await canvas.findByRole('link', { name: 'Clothing' });
    await waitFor(() => expect(category).toBeVisible());
    category.focus();
    const chevron = category.querySelector('svg');
    await expect(chevron && getComputedStyle(chevron).scale).toBe('-1 1');
    await userEvent.keyboard('{ArrowLeft}');
    const branch = await canvas.findByRole('link', { name: 'Women' });
    await expect(branch).toHaveFocus();
    await expect(branch.getBoundingClientRect().right).toBeLessThan(category.getBoundingClientRect().left);
  },
};
