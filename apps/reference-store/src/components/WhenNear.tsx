import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../styles/product.module.css';

interface WhenNearProps {
  /** Wanted at once, wherever the visitor is. @default false */
  now?: boolean;
  /** Keeps room for what is on its way. @default false */
  reserved?: boolean;
  children: ReactNode;
}

/** A part below the first view: it starts when it is less than a screen away. */
export function WhenNear({ now = false, reserved = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || now;
  useEffect(() => {
    if (isWanted || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return isWanted ? children : <div ref={place} className={reserved ? styles.ahead : undefined} />;
}
