import { TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './content.module.css';
import { contentGroups } from './content-pages.ts';
import { useContentText } from './use-content-text.ts';

/** All pages about the shop, with the one now open marked. */
export function ContentPages({ current }: { current: string }) {
  const text = useText('content');
  const textOf = useContentText();
  return (
    <div className={styles.pages}>
      {(['company', 'help'] as const).map((group) => (
        <nav key={group} aria-label={text(`content.${group}`)}>
          <h2>{text(`content.${group}`)}</h2>
          <ul>
            {contentGroups[group].map(({ id, path }) => (
              <li key={id}>
                <TextLink href={path} variant="quiet" {...(path === current && { 'aria-current': 'page' as const })}>
                  {textOf(`content.${id}.title`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
