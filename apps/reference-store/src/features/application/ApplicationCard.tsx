import { useApplicationCard } from '@promenade/storefront-hooks';
import type { MerchantApplication } from '@promenade/storefront-sdk';
import { Button, Card } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import styles from './application.module.css';
import { applicationPath } from './application-path.ts';

/** An application in the list of the shopper's own. */
export function ApplicationCard({ application }: { application: MerchantApplication }) {
  const text = useText('application');
  const { id, name, date, status, reason } = useApplicationCard(application);
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.cardHead}>
          <h3 className={styles.cardTitle}>{name}</h3>
          <ApplicationStatus state={status} />
        </div>
        <p className={styles.soft}>
          {text('applications.number', { number: id })}
          {date ? ` · ${text('applications.sentOn', { date: date.text })}` : null}
        </p>
        {reason ? <p className={styles.reason}>{text('applications.reason', { reason })}</p> : null}
        <Button
          size="small"
          variant="outline"
          href={applicationPath(id)}
          aria-label={text('applications.openOf', { name, number: id })}
        >
          {text('applications.open')}
        </Button>
      </div>
    </Card>
  );
}
