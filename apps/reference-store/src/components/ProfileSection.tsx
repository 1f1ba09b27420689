import { type ReactNode, useId } from 'react';
import styles from '../styles/profile.module.css';

/** A part of the profile under its heading. */
export function ProfileSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
