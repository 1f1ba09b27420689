'use client';

import { useId } from 'react';
import { MerchantCard, type MerchantCardProps } from '../../commerce/merchant/index.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { SectionHeading } from '../section-heading/index.ts';
import * as styles from './MerchantStrip.css.ts';

/** A merchant of a strip: an id, and what its card shows. */
export interface MerchantStripItem extends Pick<MerchantCardProps, 'merchant' | 'pictures' | 'meta' | 'action'> {
  /** Tells merchants apart; never shown. */
  id: string;
}

export interface MerchantStripProps extends RootProps<'section'> {
  /** Heading of the section. */
  title: string;
  /** One sentence below the heading. */
  text?: string | undefined;
  /** Where all merchants are. */
  link?: { href: string; label: string } | undefined;
  /** The merchants, in the order shown. */
  merchants: readonly MerchantStripItem[];
}

/** A section of merchants side by side, each a `MerchantCard`. Not for all merchants of a shop: that is a page of its own. */
export function MerchantStrip({ title, text, link, merchants, ...rest }: MerchantStripProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <SectionHeading id={titleId} title={title} text={text} link={link} />
      <ul {...listRole} className={styles.list}>
        {merchants.map(({ id, merchant, pictures, meta, action }) => (
          <li key={id}>
            <MerchantCard merchant={merchant} pictures={pictures} meta={meta} action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}
