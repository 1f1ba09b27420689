'use client';

import type { ReactNode, UIEvent } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { own } from '../behaviours/own-events.ts';
import { Pressable } from '../behaviours/Pressable.tsx';
import * as styles from './CommandPalette.css.ts';

/** A page to open (`href`) or an action to run (`onClick`). */
export interface Command {
  /** Unique among the commands. */
  id: string;
  /** Visible text. */
  label: string;
  /** Further search terms that find it. */
  keywords?: string | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Formatted text at the end of the line: a date, a status, or the shortcut for the same action. */
  meta?: string | undefined;
  /** Address that it links to. */
  href?: string | undefined;
  /** Called when it is chosen. */
  onClick?: (() => void) | undefined;
}

/** A titled group of commands. */
export interface CommandSection {
  /** Heading of the group. */
  title: string;
  /** The commands, in the order shown. */
  items: readonly Command[];
}

interface CommandListProps {
  id: string;
  sections: readonly CommandSection[];
  active: number;
  /** Number of commands to render. */
  limit: number;
  /** Called when the end of them comes near. */
  onEnd: () => void;
  optionId: (index: number) => string;
  status: string | undefined;
  onDone: () => void;
}

const scrollIntoView = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** The commands that match the typed text. */
export function CommandList({ id, sections, active, limit, onEnd, optionId, status, onDone }: CommandListProps) {
  const { Link, strings } = useUi();
  const total = sections.reduce((sum, { items }) => sum + items.length, 0);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (limit < total && scrollTop + 2 * clientHeight >= scrollHeight) onEnd();
  };
  let index = -1;
  return (
    <div className={styles.list} onScroll={own(onScroll)}>
      <div id={id} role="listbox" aria-label={strings.primitives.commands.title} className={styles.words}>
        {sections.map((section, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
          <div key={at} role="group" aria-label={section.title} className={styles.words}>
            <div className={styles.title} aria-hidden="true">
              {section.title}
            </div>
            {section.items.slice(0, Math.max(0, limit - 1 - index)).map((item) => {
              index += 1;
              const shared = {
                id: optionId(index),
                role: 'option',
                tabIndex: -1,
                className: styles.item,
                'aria-selected': index === active,
                ref: index === active ? scrollIntoView : undefined,
                onClick: () => {
                  onDone();
                  item.onClick?.();
                },
              } as const;
              const content = (
                <>
                  {inElement(item.icon)}
                  <span className={styles.words}>{item.label}</span>
                  {item.meta ? <span className={styles.end}>{item.meta}</span> : null}
                </>
              );
              return item.href === undefined ? (
                <Pressable key={item.id} {...shared}>
                  {content}
                </Pressable>
              ) : (
                <Link key={item.id} href={item.href} {...shared}>
                  {content}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      {status ? (
        <div className={styles.status} aria-hidden="true">
          {status}
        </div>
      ) : null}
    </div>
  );
}
