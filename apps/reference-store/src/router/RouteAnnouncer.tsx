import { useEffect, useState } from 'react';
import { useNavigation } from './current-page.ts';
import styles from './router.module.css';

/** Says the title of a page that was reached without a document load, once. */
export function RouteAnnouncer() {
  const { page } = useNavigation();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (page.arrival === 'forward' || page.arrival === 'back') setWords(document.title);
  }, [page]);
  return (
    <p className={styles.announcer} aria-live="polite">
      {words}
    </p>
  );
}
