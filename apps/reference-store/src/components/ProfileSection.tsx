import { type ReactElement, useId } from 'react';
import styles from '../styles/profile.module.css';

interface ProfileSectionProps {
  title: string;
  text?: string;
  children: ReactElement | readonly (ReactElement | null)[];
}

/** A part of the profile under its heading. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
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
