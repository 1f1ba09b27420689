import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ThemeLab } from './ThemeLab.tsx';

const meta = {
  title: 'Theme/Lab',
  component: ThemeLab,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeLab>;
export default meta;

export const Lab: StoryObj<typeof meta> = {};

/** The URL and the files follow the chosen values. An invalid colour is rejected. */
export const Choosing: StoryObj<typeof meta> = {
  tags: ['test', '!dev'],
  async play({ canvas, userEvent }) {
    const before = window.location.href;
    const brand = canvas.getByLabelText('Brand colour as #rrggbb');
    await userEvent.clear(brand);
    await userEvent.type(brand, '#ffd100');
    await userEvent.tab();
    const json = canvas.getByLabelText<HTMLTextAreaElement>('Contents of store-theme.json');
    await waitFor(() => expect(json.value).toContain('"--pm-brand": "#ffd100"'));
    await expect(window.location.href).toContain('lab-brand=%23ffd100');
    const again = canvas.getByLabelText('Brand colour as #rrggbb');
    await userEvent.clear(again);
    await userEvent.type(again, 'mud');
    await userEvent.tab();
    await expect(await canvas.findByText(/'mud'/)).toBeVisible();
    await expect(json.value).toContain('#ffd100');
    await expect(canvas.queryByRole('cell', { name: 'no' })).toBeNull();
    window.history.replaceState(window.history.state, '', before);
  },
};
