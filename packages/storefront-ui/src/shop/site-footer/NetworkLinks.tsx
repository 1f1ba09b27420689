'use client';

import { own } from '../../css/own.css.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { networks, type ShareNetwork } from './marks.tsx';
import * as styles from './SiteFooter.css.ts';

/** A link to a social network: to the shop's page there, or to the network's share dialog. */
export interface NetworkLink {
  /** The social network. */
  network: ShareNetwork;
  /** Address of the link. */
  href: string;
}

interface NetworkLinksProps {
  title: string;
  links: readonly NetworkLink[];
  label: (network: string) => string;
}

/** One row of social networks below a heading. */
export function NetworkLinks({ title, links, label }: NetworkLinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.networks}>
      <h2 className={own}>{title}</h2>
      <ul {...listRole} className={styles.legal}>
        {links.map(({ network, href }, index) => {
          const { name, Mark } = networks[network];
          return (
            <li key={index}>
              <a href={href} className={styles.link} target="_blank" rel="noopener noreferrer" aria-label={label(name)}>
                <Mark size="small" />
                <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
