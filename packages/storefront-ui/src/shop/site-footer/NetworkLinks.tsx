'use client';

import { own } from '../../css/own.css.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { networks, type ShareNetwork } from './marks.tsx';
import * as styles from './SiteFooter.css.ts';

/** An address on a network, or one at which it asks whether to share something. */
export interface NetworkLink {
  /** Which network. */
  network: ShareNetwork;
  /** The address there. */
  href: string;
}

interface NetworkLinksProps {
  title: string;
  links: readonly NetworkLink[];
  label: (network: string) => string;
}

/** One line of networks below a heading. */
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
