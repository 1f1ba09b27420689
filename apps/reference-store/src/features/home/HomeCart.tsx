import { useCart, useCartLine, useStorefront } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { Picture, SectionHeading, VisuallyHidden } from '@promenade/storefront-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { StoreLink } from '../layout/StoreLink.tsx';
import styles from './home.module.css';

/** Pictures in one row on the smallest phone. */
const SHOWN = 5;

/** What waits in the cart, for visitors who come back. It comes while its place is out of sight: nothing jumps. */
export function HomeCart() {
  const text = useText('lists');
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const { data } = useCart();
  const lineIds = data?.groups.flatMap((group) => group.lineIds).slice(0, SHOWN) ?? [];
  const isWaiting = lineIds.length > 0 && !isPlaced;
  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) setPlaced(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  if (lineIds.length === 0 || !isPlaced) return <div ref={place} />;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading
        id={titleId}
        title={text('home.cart')}
        link={{ href: paths.cart, label: text('home.cartLink') }}
      />
      <ul className={styles.cart}>
        {lineIds.map((lineId) => (
          <HomeCartLine key={lineId} lineId={lineId} />
        ))}
      </ul>
    </section>
  );
}

function HomeCartLine({ lineId }: { lineId: number }) {
  const { picture } = useStorefront();
  const line = useCartLine(lineId);
  if (!line) return null;
  return (
    <li>
      <StoreLink href={productPath(line)}>
        <Picture picture={picture(line.image, 'merchant')} decorative />
        <VisuallyHidden>{line.storeName}</VisuallyHidden>
      </StoreLink>
    </li>
  );
}
