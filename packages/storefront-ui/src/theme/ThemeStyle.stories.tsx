import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeSample } from '../story-data/ThemeSample.tsx';
import { ThemeStyle } from './ThemeStyle.tsx';

const meta = {
  title: 'Theme/ThemeStyle',
  component: ThemeStyle,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { brand: '#FFD100', radius: 1.5, font: { display: 'Georgia, serif' } },
  render: (args) => (
    <>
      <ThemeStyle {...args} />
      <ThemeSample />
    </>
  ),
} satisfies Meta<typeof ThemeStyle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The theme applies to the whole page. */
export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas }) {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(button).toMatchObject({ backgroundColor: 'rgb(255, 209, 0)', borderRadius: '12px' });
    await expect(getComputedStyle(canvas.getByRole('heading')).fontFamily).toBe('Georgia, serif');
  },
};
export const BlackBrand: Story = { args: { brand: '#000000', radius: 0 } };
export const InkButtons: Story = { tags: ['!dev'], args: { buttons: 'ink' } };
export const WithoutBrand: Story = { tags: ['!dev'], args: { brand: undefined, radius: 0 } };
