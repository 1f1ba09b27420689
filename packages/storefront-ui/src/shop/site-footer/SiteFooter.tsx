'use client';

import type { ReactNode } from 'react';
import { own } from '../../css/own.css.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { LockIcon } from './marks.tsx';
import { type NetworkLink, NetworkLinks } from './NetworkLinks.tsx';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps extends RootProps<'footer', 'security'> {
  /** Props of the newsletter form. Leave out for a footer without it. */
  newsletter?: NewsletterFormProps | undefined;
  /** Groups of links, one a column. Two read best: about the shop, help. */
  linkGroups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** A few sentences about the shop. */
  blurb?: { title: string; text: string } | undefined;
  /** Links that share the current page. */
  shareLinks?: readonly NetworkLink[] | undefined;
  /** Links to the shop's pages on social networks. */
  socialLinks?: readonly NetworkLink[] | undefined;
  /** The line of rights: "© 2026 Example". */
  copyright: string;
  /** Shown next to the copyright: privacy links, the button that reopens the consent. Use `<TextLink>`. */
  legal?: ReactNode;
  /** Payment methods in words: "Visa", "PayPal". */
  payments?: readonly string[] | undefined;
  /** Security measures in words: "Encrypted payment". */
  security?: readonly string[] | undefined;
}

/**
 * The footer of every page: newsletter, links, about the shop, sharing, payment methods. Not for the foot of a dialog:
 * use its `footer`.
 */
export function SiteFooter(props: SiteFooterProps) {
  const {
    newsletter,
    linkGroups,
    blurb,
    shareLinks = [],
    socialLinks = [],
    copyright,
    legal,
    payments = [],
    security = [],
    ...rest
  } = props;
  const { Link, strings } = useUi();
  const words = strings.shop.footer;
  return (
    <footer {...rootProps(rest, styles.root)}>
      <div className={styles.inner}>
        <div className={styles.top}>
          {newsletter ? (
            <div className={styles.newsletter}>
              <h2 className={styles.newsletterTitle}>{words.newsletterTitle}</h2>
              <p className={styles.newsletterText}>{words.newsletterText}</p>
              <NewsletterForm {...newsletter} />
            </div>
          ) : null}
          {linkGroups.map((column, index) => (
            <nav key={index} className={styles.column} aria-label={column.title}>
              <h2 className={styles.columnTitle}>{column.title}</h2>
              <ul {...listRole}>
                {column.links.map((link, at) => (
                  <li key={at}>
                    <Link href={link.href} className={styles.link}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {blurb ? (
            <div className={styles.about}>
              <h2 className={styles.columnTitle}>{blurb.title}</h2>
              <p className={styles.blurb}>{blurb.text}</p>
            </div>
          ) : null}
        </div>
        {shareLinks.length + socialLinks.length > 0 ? (
          <div className={styles.bottom}>
            <NetworkLinks title={words.share} links={shareLinks} label={words.shareOn} />
            <NetworkLinks title={words.follow} links={socialLinks} label={words.followOn} />
          </div>
        ) : null}
        <div className={styles.bottom}>
          <div className={styles.rights}>
            <p className={own}>{copyright}</p>
            {legal}
          </div>
          {payments.length + security.length > 0 ? (
            <div>
              <VisuallyHidden as="h2">{words.trust}</VisuallyHidden>
              <ul {...listRole} className={styles.badges}>
                {payments.map((name, index) => (
                  <li key={index} className={styles.badge}>
                    {name}
                  </li>
                ))}
                {security.map((name, index) => (
                  <li key={index} className={styles.badge}>
                    <LockIcon size="small" />
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
