import { type ComponentProps, useState } from 'react';

/** Attributes of a picture in the store's HTML. */
export interface FloorPicture {
  /** The same picture in other formats. */
  sources: { type: string; srcSet: string; sizes: string | undefined }[];
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width: number;
  height: number;
  alt: string;
}

export interface FloorProps {
  kind: 'home' | 'list' | 'product' | 'cart';
  pictures: readonly FloorPicture[];
}

const EAGER = 4;

function Picture({ picture: { sources, alt, ...rest }, ...own }: { picture: FloorPicture } & ComponentProps<'img'>) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...rest} {...own} alt={alt} />
    </picture>
  );
}

function Card({ picture, index, onAdd }: { picture: FloorPicture; index: number; onAdd: () => void }) {
  return (
    <article className="card">
      <a href="/product">
        <Picture
          picture={picture}
          loading={index < EAGER ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          decoding="async"
        />
        <h3>{picture.alt || `Product ${index}`}</h3>
      </a>
      <p>
        <b>$59.90</b> <s>$79.90</s> <small>{index} sold</small>
      </p>
      <button type="button" className="button" onClick={onAdd}>
        Quick add
      </button>
    </article>
  );
}

/** A shop's page in plain React: no router, no data layer, no design system. It shows the cost of React and of the pictures on this machine. */
export function FloorPage({ kind, pictures }: FloorProps) {
  const [pieces, setPieces] = useState(0);
  const add = () => setPieces((before) => before + 1);
  const [first] = pictures;
  return (
    <>
      <header className="head">
        <a href="/">Floor</a>
        <nav>
          <a href="/list">Shop now</a>
          <a href="/list">About us</a>
          <a href="/list">Contact us</a>
        </nav>
        <form action="/list">
          <input name="title" aria-label="Search" />
        </form>
        <a href="/cart">Cart ({pieces})</a>
      </header>
      <main>
        <h1>{kind}</h1>
        {kind === 'product' && first ? (
          <div className="detail">
            <Picture picture={first} fetchPriority="high" />
            <div>
              <p>$59.90</p>
              <fieldset>
                <legend>Colour</legend>
                {['Red', 'Blue'].map((colour) => (
                  <label key={colour}>
                    <input type="radio" name="colour" /> {colour}
                  </label>
                ))}
              </fieldset>
              <button type="button" className="button" onClick={add}>
                Add to cart
              </button>
              <p>{'A well made product. '.repeat(20)}</p>
            </div>
          </div>
        ) : null}
        {kind === 'home' || kind === 'list' ? (
          <div className="grid">
            {pictures.map((picture, index) => (
              <Card key={picture.src} picture={picture} index={index} onAdd={add} />
            ))}
          </div>
        ) : null}
        {kind === 'cart' ? <p>Your cart is empty.</p> : null}
      </main>
      <footer className="foot">
        <h2>Newsletter</h2>
        <form>
          <input type="email" aria-label="Email" />
          <button type="button" className="button">
            Subscribe
          </button>
        </form>
        <p>© Floor</p>
      </footer>
    </>
  );
}
