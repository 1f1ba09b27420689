'use client';

import type { ReactNode } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ArrowRightIcon } from '../../primitives/icons/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './QuickView.css.ts';

export interface QuickViewProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The product's name names the dialog. */
  name: string;
  /** The product's page. */
  href: string;
  /** `<ProductGallery>`, or the card's picture while the rest is on its way. */
  gallery: ReactNode;
  /** Price, rating: known from the card. */
  summary: ReactNode;
  /** `<BuyBox>`; a skeleton of its size stands in its place until it is given. */
  buyBox?: ReactNode;
}

/**
 * A product in a dialog over its list. Opens at once with the data of the card. Not for the product's own page: that
 * is `ProductPageLayout`.
 */
export function QuickView({ open, onOpenChange, name, href, gallery, summary, buyBox, ...rest }: QuickViewProps) {
  const words = useUi().strings.patterns.quickView;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} width="wide" {...rootProps(rest)}>
      <div className={styles.root}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.decision}>
          {inElement(summary)}
          {inElement(buyBox) ?? (
            <div className={styles.waiting}>
              <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
              <Skeleton width="short" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          )}
          <TextLink href={href} variant="ink" className={styles.details} onClick={() => onOpenChange?.(false)}>
            <span>{words.details}</span>
            <ArrowRightIcon size="small" />
          </TextLink>
        </div>
      </div>
    </Dialog>
  );
}
