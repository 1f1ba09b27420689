'use client';

import { useId } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { SectionHeading } from '../section-heading/index.ts';
import * as styles from './MerchantStrip.css.ts';

/** A merchant on the street: its name, a line about it, three of its things. */
export interface StreetMerchant {
  /** Tells merchants apart; never shown. */
  id: string;
  /** The merchant's name. */
  name: string;
  /** The merchant's store page. */
  href: string;
  /** One line, ready to show: "Furniture · 4.8 of 5". */
  meta?: string | undefined;
  /** Three are shown. */
  pictures: readonly PictureView[];
}

export interface MerchantStripProps extends RootProps<'section'> {
  /** Heading of the section. */
  title: string;
  /** One sentence below the heading. */
  text?: string | undefined;
  /** Where all merchants are. */
  link?: { href: string; label: string } | undefined;
  /** The merchants, in the order shown. */
  merchants: readonly StreetMerchant[];
}

/** Merchants side by side, each with three things from its window. */
export function MerchantStrip({ title, text, link, merchants, ...rest }: MerchantStripProps) {
  const { Link } = useUi();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <SectionHeading id={titleId} title={title} text={text} link={link} />
      <ul {...listRole} className={styles.list}>
        {merchants.map((merchant) => (
          <li key={merchant.id} className={styles.merchant}>
            <div className={styles.pictures}>
              {[0, 1, 2].map((index) => (
                <Picture
                  key={index}
                  picture={merchant.pictures[index]}
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
