'use client';

import type { FormEvent } from 'react';
import { cx } from '../../css/cx.ts';
import type { UiStrings } from '../../messages/types.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { EyeIcon } from '../../primitives/icons/index.ts';
import * as styles from './QuickActions.css.ts';

/** A plain form that adds the product where no script runs yet. */
export interface QuickAddForm {
  /** Where the form posts to. */
  action: string;
  /** Hidden fields by name. */
  fields: Readonly<Record<string, string>>;
}

export interface QuickActionsProps {
  /** Product name, for the names of the buttons. */
  name: string;
  /** Shows the add button. */
  onQuickAdd?: (() => void) | undefined;
  /** Shows the quick-view button. */
  onQuickView?: (() => void) | undefined;
  /** Makes the add button work before scripts run. */
  quickAddForm?: QuickAddForm | undefined;
  /** The product is being added. @default false */
  quickAddPending?: boolean | undefined;
}

/** Buttons on the picture of a card. */
export function drawQuickActions(
  { name, onQuickAdd, onQuickView, quickAddForm, quickAddPending }: QuickActionsProps,
  words: UiStrings['commerce']['productCard'],
) {
  const place = cx(styles.add, onQuickView && styles.addBesideView);
  const add = (
    <Pressable
      type={quickAddForm ? 'submit' : 'button'}
      className={cx(styles.addButton, quickAddForm ? styles.inForm : place)}
      aria-label={words.quickAddOf(name)}
      pending={quickAddPending}
      onClick={quickAddForm ? undefined : onQuickAdd}
    >
      {words.quickAdd}
    </Pressable>
  );
  const takeOver = (event: FormEvent) => {
    if (!onQuickAdd) return;
    event.preventDefault();
    onQuickAdd();
  };
  return (
    <>
      {quickAddForm ? (
        <form method="post" action={quickAddForm.action} className={place} onSubmit={takeOver}>
          {Object.entries(quickAddForm.fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {add}
        </form>
      ) : onQuickAdd ? (
        add
      ) : null}
      {onQuickView ? (
        <Pressable className={styles.view} aria-label={words.quickViewOf(name)} onClick={onQuickView}>
          <EyeIcon />
        </Pressable>
      ) : null}
    </>
  );
}
