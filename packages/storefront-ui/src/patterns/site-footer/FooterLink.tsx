'use client';

import { cx } from '../../css/cx.ts';
import type { ButtonOnly, LinkOnly } from '../../primitives/behaviours/link-only.ts';
import { Pressable, type PressableProps } from '../../primitives/behaviours/Pressable.tsx';
import { type UiLinkProps, useUi } from '../../theme/ui-context.tsx';
import * as styles from './SiteFooter.css.ts';

/** Everything an `<a>` takes, or without `href` everything a `<button>` takes. */
export type FooterLinkProps = (LinkOnly & Omit<UiLinkProps, keyof LinkOnly>) | (ButtonOnly & PressableProps);

/** A quiet link or button of a `SiteFooter`, for its `legal`. Not for links elsewhere: that is `TextLink`. */
export function FooterLink(props: FooterLinkProps) {
  const { Link } = useUi();
  const className = cx(styles.link, props.className);
  if (props.href === undefined) return <Pressable {...props} className={className} />;
  const { pending: _, ...link } = props;
  return <Link {...link} className={className} />;
}
