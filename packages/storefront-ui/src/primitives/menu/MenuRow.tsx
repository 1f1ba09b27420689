'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useUi } from '../../theme/ui-context.tsx';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './Menu.tsx';

const tick = (
  <span className={styles.end}>
    <CheckIcon size="small" />
  </span>
);

/** One item of a menu. */
export function MenuRow({ item }: { item: MenuItem }) {
  const { Link } = useUi();
  const shared = { className: styles.item, disabled: item.disabled ?? false, textValue: item.label };
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  if ('href' in item) {
    return (
      <Radix.Item {...shared} asChild>
        <Link href={item.href} lang={item.lang} hrefLang={item.lang} aria-current={item.current ? 'true' : undefined}>
          {content}
          {item.current ? tick : null}
        </Link>
      </Radix.Item>
    );
  }
  if ('checked' in item) {
    return (
      <Radix.CheckboxItem
        {...shared}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        // Several may be wanted.
        onSelect={(event) => event.preventDefault()}
      >
        {content}
        {item.checked ? tick : null}
      </Radix.CheckboxItem>
    );
  }
  if ('selected' in item) {
    return (
      <Radix.CheckboxItem {...shared} role="menuitemradio" checked={item.selected} onSelect={item.onClick}>
        {content}
        {item.selected ? tick : null}
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item {...shared} data-tone={item.tone} onSelect={item.onClick}>
      {content}
      {item.shortcut ? <kbd className={styles.end}>{item.shortcut}</kbd> : null}
    </Radix.Item>
  );
}
