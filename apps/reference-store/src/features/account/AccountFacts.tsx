import { useEnvironment } from '../../page/environment.ts';
import { StoreLink } from '../layout/StoreLink.tsx';
import styles from './account.module.css';

export interface AccountFact {
  href: string;
  label: string;
  /** `undefined` until it is known. */
  count: number | undefined;
}

/** Numbers that lead to what they count. */
export function AccountFacts({ label, facts }: { label: string; facts: readonly AccountFact[] }) {
  const { locale } = useEnvironment();
  const format = (count: number | undefined) =>
    count === undefined ? '–' : new Intl.NumberFormat(locale).format(count);
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map(({ href, label: name, count }) => (
        <li key={href}>
          <StoreLink href={href} className={styles.fact}>
            <strong className={styles.count}>{format(count)}</strong>
            {name}
          </StoreLink>
        </li>
      ))}
    </ul>
  );
}
