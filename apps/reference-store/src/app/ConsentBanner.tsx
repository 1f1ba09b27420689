import { Button, Checkbox, TextLink } from '@promenade/storefront-ui';
import { useId, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import styles from '../styles/consent.module.css';

interface Agreed {
  analytics: boolean;
  marketing: boolean;
}

interface ConsentBannerProps {
  /** The shopper's previous choice. */
  agreed: Agreed;
  onChoose(agreed: Agreed): void;
}

/** Asks what may be measured and stored. The choices have equal weight, and the page stays usable meanwhile. */
export function ConsentBanner({ agreed, onChoose }: ConsentBannerProps) {
  const text = useText('consent');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState(agreed);
  return (
    <section aria-labelledby={titleId} data-bottom-bar="" className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        {text('consent.title')}
      </h2>
      <p className={styles.text}>
        <span>{text('consent.text')}</span> <TextLink href={paths.privacyPolicy}>{text('consent.policy')}</TextLink>
      </p>
      {isOpen ? (
        <div className={styles.choices}>
          <Checkbox
            label={text('consent.analytics')}
            hint={text('consent.analyticsText')}
            checked={ticked.analytics}
            onCheckedChange={(analytics) => setTicked({ ...ticked, analytics })}
          />
          <Checkbox
            label={text('consent.marketing')}
            hint={text('consent.marketingText')}
            checked={ticked.marketing}
            onCheckedChange={(marketing) => setTicked({ ...ticked, marketing })}
          />
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onChoose({ analytics: true, marketing: true })}>
          {text('consent.accept')}
        </Button>
        <Button variant="outline" onClick={() => onChoose({ analytics: false, marketing: false })}>
          {text('consent.reject')}
        </Button>
        {isOpen ? (
          <Button className={styles.further} variant="outline" onClick={() => onChoose(ticked)}>
            {text('consent.save')}
          </Button>
        ) : (
          <Button className={styles.further} variant="ghost" aria-expanded={false} onClick={() => setOpen(true)}>
            {text('consent.choose')}
          </Button>
        )}
      </div>
    </section>
  );
}
