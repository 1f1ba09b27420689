import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Disclosure } from '../../primitives/disclosure/Disclosure.tsx';
import { SectionHeading } from '../../primitives/section-heading/SectionHeading.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { still } from '../../story-data/pictures.ts';
import { ProductGallery } from '../product-gallery/ProductGallery.tsx';
import { ProductSummary } from '../product-summary/ProductSummary.tsx';
import { ProductPageLayout } from './ProductPageLayout.tsx';

const meta = {
  title: 'Shop/Products/ProductPageLayout',
  component: ProductPageLayout,
  args: {
    breadcrumbs: (
      <Breadcrumbs
        trail={[{ name: 'Home', href: '/' }, { name: 'Light', href: '/collections/light' }, { name: 'Paper lamp' }]}
      />
    ),
    gallery: (
      <ProductGallery
        name="Paper lamp"
        pictures={[
          still('lamp', { hue: 48, alt: 'The lamp' }),
          still('lamp', { hue: 200, alt: 'In blue' }),
          still(['lamp', 'cup', 'vase'], { hue: 20, alt: 'Beside a cup and a vase' }),
        ]}
      />
    ),
    decision: (
      <>
        <ProductSummary
          name="Paper lamp"
          price={{ now: '$36.00', was: '$48.00', percentOff: '25.00%' }}
          rating={{ value: 4.5, count: '120' }}
          sold="1.2K"
        />
        <Button wide size="large">
          Add to cart
        </Button>
        <Button wide size="large" variant="outline">
          Buy now
        </Button>
      </>
    ),
    details: (
      <>
        <Disclosure title="Description" defaultOpen>
          <p>Folded by hand from one sheet of washi.</p>
        </Disclosure>
        <Disclosure title="Shipping and returns">
          <p>Free from $50. Thirty days to think it over.</p>
        </Disclosure>
      </>
    ),
    children: <SectionHeading title="Goes well with it" link={{ href: '/products/all', label: 'See all' }} />,
  },
} satisfies Meta<typeof ProductPageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Show picture 3 of 3' }).focus();
    await tabThrough(userEvent, [
      canvas.getByRole('button', { name: 'Add to cart' }),
      canvas.getByRole('button', { name: 'Buy now' }),
      ...['Description', 'Shipping and returns'].map((title) => canvas.getByText(title).closest('summary')),
      canvas.getByRole('link', { name: /^See all/ }),
    ]);
  },
};

export const WithoutDetails: Story = { tags: ['!dev'], args: { details: undefined, children: undefined } };
