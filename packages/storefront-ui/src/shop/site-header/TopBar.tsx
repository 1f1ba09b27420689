'use client';

import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { CloseIcon, GlobeIcon } from '../../primitives/icons/icons.tsx';
import { PopupMenu, type PopupMenuLink } from '../../primitives/popup-menu/PopupMenu.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Contact address, shown as a link. */
  email?: string | undefined;
  /** A short announcement. Leave out once dismissed. */
  announcement?: { text: string; href?: string } | undefined;
  /** Called when the shopper closes the announcement; store that by its content. Without it there is no close button. */
  onAnnouncementDismiss?: (() => void) | undefined;
  /** This page in each language; mark one as current. */
  languages?: readonly PopupMenuLink[] | undefined;
  /** Available currencies; mark one as current. */
  currencies?: readonly PopupMenuLink[] | undefined;
}

/** The thin line above the header: contact, announcement, language and currency. */
export function TopBar({ email, announcement, onAnnouncementDismiss, languages = [], currencies = [] }: TopBarProps) {
  const { strings, Link } = useUi();
  const words = strings.shop.header;
  const language = languages.find((entry) => entry.current);
  const currency = currencies.find((entry) => entry.current);
  if (!email && !announcement && !language && !currency) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {email ? (
          <a href={`mailto:${email}`} className={announcement ? styles.emailBesideAnnouncement : styles.email}>
            {email}
          </a>
        ) : null}
        {announcement ? (
          <section className={styles.announcement} aria-label={words.announcement}>
            <span className={styles.announcementText}>
              {announcement.href ? <Link href={announcement.href}>{announcement.text}</Link> : announcement.text}
            </span>
            {onAnnouncementDismiss ? (
              <Pressable
                className={styles.dismiss}
                aria-label={words.dismissAnnouncement}
                onClick={onAnnouncementDismiss}
              >
                <CloseIcon size="small" />
              </Pressable>
            ) : null}
          </section>
        ) : null}
        <div className={styles.menus}>
          {language ? (
            <PopupMenu
              label={words.language(language.label)}
              trigger={
                <>
                  <GlobeIcon size="small" />
                  <span>{language.label}</span>
                </>
              }
              links={languages}
            />
          ) : null}
          {currency ? (
            <div className={styles.wideOnly}>
              <PopupMenu label={words.currency(currency.label)} trigger={currency.label} links={currencies} />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
