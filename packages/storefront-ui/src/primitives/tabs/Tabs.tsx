'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useId } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useDirection } from '../behaviours/use-direction.ts';
import * as styles from './Tabs.css.ts';

/** One view among several. */
export interface TabView {
  /** Tells the tabs apart. */
  value: string;
  /** The words on the tab. */
  label: string;
  /** How many things the view holds, behind the words. */
  count?: string | number | undefined;
  /** The view itself. */
  children: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean | undefined;
}

export interface TabsProps extends RootProps {
  /** What the tabs are about. */
  label: string;
  /** The views, in the order shown. */
  tabs: readonly TabView[];
  /** The view that is shown, when the caller holds it. */
  value?: string | undefined;
  /** The view that is shown first, when the tabs hold it. @default the first that can be chosen */
  defaultValue?: string | undefined;
  /** Called with the view that the shopper chose. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether arrow keys show a view at once, or only move the focus until Enter. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Keeps hidden views in the document, so that what was typed there stays. @default false */
  keepMounted?: boolean | undefined;
}

/** Views of one thing in one place, one at a time. Not for views with addresses of their own: that is `LinkTabs`. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  keepMounted = false,
  ...rest
}: TabsProps) {
  const first = useId();
  // Radix forms ids of values, in which spaces and quotes would break references.
  const keyOf = (index: number) => `${first}${index}`;
  const keyFor = (wanted: string | undefined) => {
    const index = tabs.findIndex((tab) => tab.value === wanted);
    return index < 0 ? undefined : keyOf(index);
  };
  const choose = (key: string) => {
    const tab = tabs.find((_, index) => keyOf(index) === key);
    if (tab) onChange?.(tab.value);
  };
  return (
    <Radix.Root
      {...(value === undefined
        ? { defaultValue: keyFor(defaultValue) ?? keyFor(tabs.find((tab) => !tab.disabled)?.value) ?? '' }
        : { value: keyFor(value) ?? '' })}
      onValueChange={choose}
      activationMode={activation}
      dir={useDirection()}
      {...rootProps(rest)}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <Radix.Trigger key={index} value={keyOf(index)} disabled={tab.disabled} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{String(tab.count)}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab, index) => (
        <Radix.Content
          key={index}
          value={keyOf(index)}
          className={styles.panel}
          {...(keepMounted && { forceMount: true })}
        >
          {tab.children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
