'use client';

import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import * as styles from './HeroStill.css.ts';

export interface HeroStillProps {
  /** A few words; they stand in the display face. */
  title: string;
  /** One sentence at most. */
  text?: string;
  /** The one thing to do. */
  action: { href: string; label: string };
  /** A large still life: the page's largest picture, loaded first. */
  picture?: PictureView;
  /** Rank in the page's outline. @default 1 */
  level?: 1 | 2;
}

/** One large picture, a short title, one button. At most once on a page, at its top. */
export function HeroStill({ title, text, action, picture, level = 1 }: HeroStillProps) {
  const titleId = useId();
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.root} aria-labelledby={titleId}>
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
    </section>
  );
}
