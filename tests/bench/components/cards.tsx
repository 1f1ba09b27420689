/** The same grid of cards twice: with the library, and in plain markup. The benchmark bundles it. */
import { UiBaseProvider } from '@promenade/storefront-ui';
import { primitives, shop } from '@promenade/storefront-ui/messages/en';
import { ProductCard } from '@promenade/storefront-ui/shop';

/** One grey pixel: a picture that cannot be loaded would be replaced by text, which the plain card does not have. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    href: `/product/lamp-${index}`,
    name: `Table lamp ${index}`,
    picture: { src: dot, alt: 'A lamp', width: 400, height: 500 },
    price: { now: '$36.00', was: '$48.00', percentOff: '25.00%' },
    rating: { value: 4.5, count: '120' },
    sold: '1.2K',
    freeShipping: true,
  }));
type Product = ReturnType<typeof products>[number];

const add = () => undefined;

function PlainCard({ href, name, picture, price, rating, sold }: Product) {
  return (
    <article className="pm010fr0wj31">
      <span className="pm01013ci6w60 pm01013ci6w61 pm010fr0wj32">
        <picture>
          <img
            className="pm01013ci6w67 pm01013ci6w66"
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </span>
      <span className="pm010fr0wj34">{`−${price.percentOff}`}</span>
      <a className="pm010fr0wj35" href={href}>
        {name}
      </a>
      <p translate="no" data-lowered="" className="pm0101itgybp0 pm0101itgybp2 pm010fr0wj36">
        <span translate="yes" className="pm0101gglbmb0">
          Current price{' '}
        </span>
        {price.now}
        <s className="pm0101itgybp4">
          <span translate="yes" className="pm0101gglbmb0">
            Original price{' '}
          </span>
          {price.was}
        </s>
      </p>
      <span
        role="img"
        aria-label={`${rating.value} of 5 (${rating.count})`}
        data-halves="9"
        className="pm0101709fel2 pm0101709fel3 pm010fr0wj37 pm010fr0wj38"
      >
        {`(${rating.count})`}
      </span>
      <span className="pm0101q3c7n00 pm010fr0wj37 pm010fr0wj39">{`${sold} sold`}</span>
      <span className="pm010fr0wj37 pm010fr0wj3a">Free shipping</span>
      <button
        type="button"
        className="pm0105doyiy4 pm0105doyiy1 pm0105doyiy2 pm0105doyiy0"
        aria-label={`Quick add: ${name}`}
        onClick={add}
      >
        Quick add
      </button>
    </article>
  );
}

export const plain = (count: number) => (
  <main>
    {products(count).map((product) => (
      <PlainCard key={product.href} {...product} />
    ))}
  </main>
);

export const ours = (count: number) => (
  <UiBaseProvider strings={{ primitives, shop }} locale="en">
    <main>
      {products(count).map((product) => (
        <ProductCard key={product.href} {...product} onQuickAdd={add} />
      ))}
    </main>
  </UiBaseProvider>
);
