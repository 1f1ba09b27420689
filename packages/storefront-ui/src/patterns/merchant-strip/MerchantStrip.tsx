'use client';

import { useId } from 'react';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { SectionHeading } from '../section-heading/index.ts';
import * as styles from './MerchantStrip.css.ts';

/** A merchant on the street: its name, a line about it, three of its things. */
export interface StreetMerchant {
  id: string;
  name: string;
  href: string;
  /** One line, ready to show: "Furniture · 4.8 of 5". */
  meta?: string;
  /** Three are shown. */
  pictures: readonly PictureView[];
}

export interface MerchantStripProps {
  title: string;
  text?: string;
  link?: { href: string; label: string };
  merchants: readonly StreetMerchant[];
}

/** Merchants side by side, each with three things from its window. */
export function MerchantStrip({ title, text, link, merchants }: MerchantStripProps) {
  const { Link } = useUi();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} text={text} link={link} />
      <ul className={styles.list}>
        {merchants.map((merchant) => (
          <li key={merchant.id} className={styles.merchant}>
            <div className={styles.pictures}>
              {[0, 1, 2].map((place) => (
                <Picture
                  key={place}
                  picture={merchant.pictures[place]}
                  ratio="square"
                  sizes="(min-width: 64em) 9vw, 30vw"
                  className={styles.picture}
                  decorative
                />
              ))}
            </div>
            <Link href={merchant.href} className={styles.name}>
              {merchant.name}
            </Link>
            {merchant.meta ? <p className={styles.meta}>{merchant.meta}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
