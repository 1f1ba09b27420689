import { Button, Heading, Picture, type PictureView } from '@promenade/storefront-ui';
import { useId } from 'react';
import styles from '../styles/home-hero.module.css';

interface HomeHeroProps {
  title: string;
  text: string;
  action: { href: string; label: string };
  /** The page's largest picture, loaded first. */
  picture: PictureView | undefined;
  headingLevel: 1 | 2;
}

/** A large picture with a few words and one button. */
export function HomeHero({ title, text, action, picture, headingLevel }: HomeHeroProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.hero}>
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
          <Heading id={titleId} headingLevel={headingLevel} size="title1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <Button href={action.href} size="large" className={styles.action}>
            {action.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
