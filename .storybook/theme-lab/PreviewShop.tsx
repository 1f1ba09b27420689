import { Alert, Badge, Button, Checkbox, SectionHeading, TextField, TextLink } from '@promenade/storefront-ui';
import { CartLine, ProductCard, ProductGrid, ProductSummary, Receipt } from '@promenade/storefront-ui/shop';
import { still } from '../../packages/storefront-ui/src/story-data/pictures.ts';
import { productCard } from '../../packages/storefront-ui/src/story-data/view-models.ts';

const products = [
  { object: 'vase', name: 'Round vase', price: { now: '$48.00' } },
  { object: 'lamp', name: 'Paper lamp', price: { now: '$36.00', was: '$48.00', percentOff: '25%' } },
  { object: 'cup', name: 'Breakfast cup', price: { now: '$18.00' } },
  { object: 'chair', name: 'Beech chair', price: { now: '$120.00' } },
] as const;

const nothing = () => undefined;

/** A shop in one column: header, grid, product, cart, form. `name` makes ids unique. */
export function PreviewShop({ name }: { name: string }) {
  return (
    <div className="lab-parts">
      <div className="lab-bar">
        <b>Atelier Nord</b>
        <TextLink href="#shop">Shop</TextLink>
        <TextLink href="#about">About</TextLink>
        <Badge tone="accent">3</Badge>
      </div>
      <section>
        <SectionHeading title="New this week" headingLevel={2} link={{ href: '#all', label: 'See all' }} />
        <ProductGrid>
          {products.map((product, index) => (
            <ProductCard
              key={product.object}
              {...productCard({ name: product.name, price: product.price })}
              picture={still(product.object, { hue: 40 + index * 90 })}
            />
          ))}
        </ProductGrid>
      </section>
      <ProductSummary name="Paper lamp" headingLevel={2} price={{ now: '$36.00', was: '$48.00', percentOff: '25%' }} />
      <div className="lab-row">
        <Button>Add to cart</Button>
        <Button variant="outline">Buy now</Button>
        <Button variant="ghost">Not now</Button>
      </div>
      <CartLine
        id={name.length}
        name="Paper lamp"
        href="#lamp"
        picture={still('lamp', { hue: 48 })}
        attributes="Sand, large"
        unitPrice={{ now: '$36.00', was: '$48.00', percentOff: '25%' }}
        lineTotal="$72.00"
        quantity={2}
        stock={9}
        onQuantityChange={nothing}
        onRemove={nothing}
      />
      <Receipt
        rows={[{ id: 'goods', label: 'Subtotal', value: '$72.00' }]}
        totalRow={{ label: 'Total', value: '$72.00' }}
      />
      <Alert tone="positive">Free delivery</Alert>
      <TextField label="Email address" defaultValue="ada@" error="Enter an address like ada@example.com" />
      <Checkbox label="Email me about discounts" />
    </div>
  );
}
