import { useConsent } from '@promenade/storefront-hooks/analytics';
import { ConsentBanner, TextLink } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { onReopenConsent } from '../../page/consent.ts';
import { settleConsent } from '../../page/consent-settled.ts';
import * as paths from '../../page/paths.ts';

/** Asks once, and again when the footer says so. */
export function ConsentQuestion() {
  const text = useText('consent');
  const { consent, isKnown, choose } = useConsent();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => onReopenConsent(() => setAsked(true)), []);
  useEffect(() => {
    if (consent) settleConsent();
  }, [consent]);
  if (!isKnown || (consent && !isAsked)) return null;
  const { analytics, marketing } = consent ?? { analytics: false, marketing: false };
  return (
    <ConsentBanner
      title={text('consent.title')}
      text={
        <>
          {text('consent.text')} <TextLink href={paths.privacyPolicy}>{text('consent.policy')}</TextLink>
        </>
      }
      options={[
        { id: 'analytics', label: text('consent.analytics'), text: text('consent.analyticsText') },
        { id: 'marketing', label: text('consent.marketing'), text: text('consent.marketingText') },
      ]}
      defaultValue={[...(analytics ? ['analytics'] : []), ...(marketing ? ['marketing'] : [])]}
      acceptLabel={text('consent.accept')}
      rejectLabel={text('consent.reject')}
      chooseLabel={text('consent.choose')}
      saveLabel={text('consent.save')}
      onChoose={(ids) => {
        choose({ analytics: ids.includes('analytics'), marketing: ids.includes('marketing') });
        setAsked(false);
      }}
    />
  );
}
