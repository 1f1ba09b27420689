'use client';

import { useId } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import * as styles from './HeroStill.css.ts';

export interface HeroStillProps extends RootProps<'section'> {
  /** A few words; they stand in the display face. */
  title: string;
  /** One sentence at most. */
  text?: string | undefined;
  /** The one thing to do. */
  action: { href: string; label: string };
  /** A large still life: the page's largest picture, loaded first. */
  picture?: PictureView | undefined;
  /** Rank in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/**
 * A large picture with a short title and one button. At most once on a page, at its top. Not for several campaigns:
 * that is `Carousel`.
 */
export function HeroStill({ title, text, action, picture, headingLevel = 1, ...rest }: HeroStillProps) {
  const titleId = useId();
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section aria-labelledby={titleId} {...rootProps(rest, styles.root)}>
      <div className={styles.halves}>
        <Picture
          picture={picture}
          ratio="landscape"
          loading="eager"
          fetchPriority="high"
          sizes="(min-width: 48em) 58vw, 100vw"
          className={styles.picture}
          decorative
        />
        <div className={styles.words}>
          <Title id={titleId} className={styles.title}>
            {title}
          </Title>
          {text ? <p className={styles.text}>{text}</p> : null}
          <Button href={action.href} size="large" className={styles.action}>
            {action.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
