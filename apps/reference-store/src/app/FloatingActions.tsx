import { ArrowUpIcon, IconButton, TagIcon } from '@promenade/storefront-ui';
import { useEffect, useRef, useState } from 'react';
import { StoreLink } from '../components/StoreLink.tsx';
import { useText } from '../i18n/texts.tsx';
import { useCoversNothing } from '../lib/use-covers-nothing.ts';
import styles from '../styles/floating-actions.module.css';

interface FloatingActionsProps {
  /** Where a merchant signs up; without it there is no such link. */
  openShopHref: string | undefined;
}

/**
 * The buttons in the corner of a page. The link for new merchants hides while the page scrolls down and where it would cover something that can be
 * pressed; the footer has the same link.
 */
export function FloatingActions({ openShopHref }: FloatingActionsProps) {
  return (
    <aside data-bottom-bar="" className={styles.root}>
      <BackToTop />
      {openShopHref ? <OpenShop href={openShopHref} /> : null}
    </aside>
  );
}

/** A button that scrolls back to the page's heading. It appears after one screen of scrolling. */
function BackToTop() {
  const text = useText();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const watch = () => setFar(window.scrollY > window.innerHeight);
    watch();
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
  if (!isFar) return null;
  const scrollToTop = () => {
    window.scrollTo({ top: 0 });
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  return (
    <IconButton label={text('nav.backToTop')} className={styles.item} onClick={scrollToTop}>
      <ArrowUpIcon />
    </IconButton>
  );
}

function OpenShop({ href }: { href: string }) {
  const text = useText();
  const label = text('nav.openShop');
  const place = useRef<HTMLDivElement>(null);
  const isShown = useCoversNothing(place);
  return (
    <div ref={place} className={styles.place}>
      <StoreLink
        href={href}
        className={`${styles.item} ${styles.openShop}`}
        aria-label={label}
        data-hidden={isShown ? undefined : ''}
      >
        <TagIcon size="small" />
        <span className={styles.words}>{label}</span>
      </StoreLink>
    </div>
  );
}
