'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { isComposing } from '../behaviours/is-composing.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useCombobox } from '../behaviours/use-combobox.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { Overlay } from '../layers/Overlay.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type Command, CommandList, type CommandSection } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';

export interface CommandPaletteProps extends RootProps<'div', 'defaultValue'> {
  /** Whether it is open. The shop decides on the shortcut that opens it. */
  open: boolean;
  /** Called with the new state when the user opens or closes it, and with `false` after a command. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Groups of commands in the order shown, recent ones first. */
  sections: readonly CommandSection[];
  /** Typed text; makes the component controlled. */
  value?: string | undefined;
  /** Initial text, while uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Called with the typed text. With `filtered` off, pass the sections that match it. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shows only commands that contain all typed words. @default true */
  filtered?: boolean | undefined;
  /** More commands are being loaded. @default false */
  sectionsPending?: boolean | undefined;
}

/** Number of commands that are rendered at first, and further ones when the end comes near. */
const PAGE = 100;

const fits = ({ label, keywords = '' }: Command, typed: string) => {
  const words = `${label} ${keywords}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part));
};

/**
 * Pages, orders and actions behind one field, for those who prefer the keyboard. Everything in it must also be reachable
 * elsewhere. Class, id, ref, `data-*` and `aria-*` attributes reach the panel. Not for searching products: use `SearchDrawer`.
 */
export function CommandPalette({
  open,
  onOpenChange,
  sections,
  value,
  defaultValue = '',
  onValueChange,
  filtered = true,
  sectionsPending = false,
  ...rest
}: CommandPaletteProps) {
  const { strings } = useUi();
  const words = strings.primitives.commands;
  const listId = useId();
  const [typed, setTyped] = useControlled(value, defaultValue, onValueChange);
  const [limit, setLimit] = useState(PAGE);
  const [lastOpen, setLastOpen] = useState(open);
  if (lastOpen !== open) {
    setLastOpen(open);
    setLimit(PAGE);
    if (open) setTyped(defaultValue);
  }
  const fitting = sections
    .map((section) => ({
      ...section,
      items: filtered ? section.items.filter((item) => fits(item, typed)) : section.items,
    }))
    .filter(({ items }) => items.length > 0);
  const ids = fitting.flatMap(({ items }) => items.map(({ id }) => id));
  const count = ids.length;
  const list = useCombobox(listId, ids, open);
  const status = sectionsPending ? strings.primitives.combobox.pending : strings.primitives.combobox.count(count);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || list.active >= 0 || isComposing(event)) return list.onKeyDown(event);
    event.preventDefault();
    // Enter without a selected option runs the first one.
    list.run(event, 0);
  };
  return (
    <Overlay open={open} onOpenChange={onOpenChange} scrim={styles.scrim} {...rootProps(rest, styles.panel)}>
      {({ titleId, close }) => (
        <>
          <VisuallyHidden>
            <h2 id={titleId} className={own}>
              {words.title}
            </h2>
          </VisuallyHidden>
          <div className={styles.search}>
            <SearchIcon />
            <input
              type="text"
              role="combobox"
              className={styles.input}
              aria-label={words.title}
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={count > 0 ? listId : undefined}
              aria-activedescendant={list.active >= 0 ? list.optionId(list.active) : undefined}
              autoComplete="off"
              placeholder={words.placeholder}
              value={typed}
              onChange={(event) => {
                list.reset();
                setLimit(PAGE);
                setTyped(event.target.value);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <CommandList
            id={listId}
            sections={fitting}
            active={list.active}
            limit={Math.max(limit, list.active + PAGE / 4)}
            onEnd={() => setLimit(limit + PAGE)}
            optionId={list.optionId}
            status={sectionsPending || count === 0 ? status : undefined}
            onDone={close}
          />
          <LiveRegion>
            <span className={styles.words}>{status}</span>
          </LiveRegion>
        </>
      )}
    </Overlay>
  );
}
