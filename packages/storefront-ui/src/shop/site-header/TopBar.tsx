'use client';

import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { CloseIcon, GlobeIcon } from '../../primitives/icons/icons.tsx';
import { PopupMenu, type PopupMenuLink } from '../../primitives/popup-menu/PopupMenu.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Contact address, a link. */
  email?: string | undefined;
  /** A short announcement of the shop. Leave out once dismissed. */
  announcement?: { text: string; href?: string } | undefined;
  /** The shopper closed the announcement; remember it by its content. Without it no close button. */
  onAnnouncementDismiss?: (() => void) | undefined;
  /** This page in each language; one is current. */
  languages?: readonly PopupMenuLink[] | undefined;
  /** Currencies on offer; one is current. */
  currencies?: readonly PopupMenuLink[] | undefined;
}

/** The thin line above the header: how to write, what is new, which language and currency. */
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
