import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCard } from '../../shop/product-card/ProductCard.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { ThemeSample } from '../../story-data/ThemeSample.tsx';
import { productCard } from '../../story-data/view-models.ts';
import { buildTheme, fromHex } from '../../tokens/index.ts';
import { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx';

const meta = {
  title: 'Theme/ThemeScope',
  component: ThemeScope,
  args: { brand: '#FFD100', children: <ThemeSample /> },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const BlackBrand: Story = { tags: ['!dev'], args: { brand: '#000000' } };
export const InkButtons: Story = { args: { buttons: 'ink' } };
export const Square: Story = { tags: ['!dev'], args: { radius: 0 } };
export const Font: Story = { tags: ['!dev'], args: { font: { text: 'Georgia, serif', display: 'Georgia, serif' } } };
export const Compact: Story = { tags: ['!dev'], args: { density: 'compact' } };
export const MoreContrast: Story = { args: { contrast: 'more' } };
export const OfACard: Story = { tags: ['!dev'], args: { as: 'article', children: <ProductCard {...productCard()} /> } };

const sectionOf = (canvasElement: HTMLElement, name: string) => {
  const element = canvasElement.querySelector<HTMLElement>(`[data-test="${name}"]`);
  if (!element) throw new Error(`There is no ${name}.`);
  return element;
};
const buttonIn = (section: HTMLElement) => getComputedStyle(section.querySelector('button') ?? section);

/** Light and dark sections can be nested. */
export const Nested: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { brand: undefined },
  render: () => (
    <ThemeScope theme="dark" data-test="dark">
      <ThemeSample title="Dark" />
      <ThemeScope theme="light" brand="#e4572e" data-test="light">
        <ThemeSample title="Light in dark" />
        <ThemeScope theme="dark" data-test="inner">
          <ThemeSample title="Dark in light, of the same brand" />
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  async play({ canvasElement }) {
    const grounds = ['dark', 'light', 'inner'].map(
      (name) => getComputedStyle(sectionOf(canvasElement, name)).backgroundColor,
    );
    await expect(grounds[0]).toBe('rgb(16, 17, 20)');
    await expect(Number(/\d+/.exec(grounds[1] ?? '')?.[0])).toBeGreaterThan(240);
    await expect(Number(/\d+/.exec(grounds[2] ?? '')?.[0])).toBeLessThan(40);
    const [light, inner] = ['light', 'inner'].map((name) => buttonIn(sectionOf(canvasElement, name)));
    await expect(inner?.backgroundColor).toBe(light?.backgroundColor);
    await expect(inner?.backgroundColor).not.toBe(buttonIn(sectionOf(canvasElement, 'dark')).backgroundColor);
  },
};

const looks = (section: HTMLElement) => {
  const button = section.querySelector('button');
  const title = section.querySelector('h2');
  if (!button || !title) throw new Error('The sample has changed.');
  const { borderRadius, blockSize, transitionDuration } = getComputedStyle(button);
  const { fontFamily } = getComputedStyle(title);
  return { borderRadius, blockSize, fontFamily, moves: Number.parseFloat(transitionDuration) > 0 };
};

/** One variable or attribute each sets radius, density, motion and font of a section. */
export const OfOneSection: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { brand: undefined },
  render: () => (
    <>
      <div data-test="before">
        <ThemeSample />
      </div>
      <ThemeScope radius={1.5} density="compact" motion="reduced" font="Georgia, serif" data-test="inside">
        <ThemeSample />
      </ThemeScope>
      <div data-test="plain">
        <ThemeSample />
      </div>
    </>
  ),
  async play({ canvasElement }) {
    const [before, inside, plain] = ['before', 'inside', 'plain'].map((name) => sectionOf(canvasElement, name)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const usual = looks(before);
    await expect(usual).toMatchObject({ borderRadius: '8px', blockSize: '44px' });
    await expect(looks(inside)).toEqual({
      borderRadius: '12px',
      blockSize: '36px',
      moves: false,
      fontFamily: 'Georgia, serif',
    });
    await expect(looks(plain)).toEqual(usual);
    // The same in plain CSS.
    plain.style.setProperty('--pm-radius-factor', '0');
    plain.style.setProperty('--pm-motion', '0');
    plain.style.setProperty('--pm-size-control', '3rem');
    await expect(looks(plain)).toMatchObject({ borderRadius: '0px', blockSize: '48px', moves: false });
    plain.style.setProperty('--pm-radius-control', '3px');
    await expect(looks(plain)).toMatchObject({ borderRadius: '3px' });
    await expect(looks(before)).toEqual(usual);
    plain.removeAttribute('style');
  },
};

/** High contrast and plain attributes keep the surrounding brand. */
export const InsideABrand: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { contrast: 'normal' },
  render: (args) => (
    <ThemeScope {...args} data-test="brand">
      <ThemeSample title="Brand" />
      <ThemeScope contrast="more" data-test="more">
        <ThemeSample title="Brand with more contrast" />
      </ThemeScope>
      <div data-theme="dark" data-test="plain" style={{ background: 'var(--pm-color-page)' }}>
        <ThemeSample title="Brand in the dark" />
      </div>
    </ThemeScope>
  ),
  args: { brand: '#0A84FF' },
  async play({ canvasElement }) {
    const colors = (name: string) => {
      const section = sectionOf(canvasElement, name);
      const link = section.querySelector('a');
      if (!link) throw new Error('The sample has changed.');
      return { solid: buttonIn(section).backgroundColor, link: getComputedStyle(link).color };
    };
    const { light, dark, more } = buildTheme({ brand: '#0A84FF' });
    const rgb = (hex: string) => `rgb(${fromHex(hex).join(', ')})`;
    const of = ({ color }: typeof light) => ({ solid: rgb(color.ink.solid), link: rgb(color.text.link) });
    await expect(colors('brand')).toEqual(of(light));
    await expect(colors('more')).toEqual(of(more.light));
    await expect(colors('plain')).toEqual(of(dark));
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<ThemeScopeProps>
      rows={{ theme: ['light', 'dark'], contrast: [undefined, 'more'] }}
      columns={{ brand: [undefined, '#FFD100', '#000000', '#0A84FF'] }}
    >
      {(props) => (
        <ThemeScope {...props}>
          <ThemeSample />
        </ThemeScope>
      )}
    </PropMatrix>
  ),
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
