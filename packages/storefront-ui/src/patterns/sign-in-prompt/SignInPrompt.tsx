'use client';

import type { MouseEventHandler } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import * as styles from './SignInPrompt.css.ts';

export interface SignInPromptProps extends RootProps<'section'> {
  /** "Please sign in". */
  title: string;
  /** What is behind it. */
  text: string;
  /** Where to sign in; the shop remembers where the shopper was. */
  signIn: { label: string; href: string; onClick?: MouseEventHandler<HTMLElement> };
  /** Where to open an account; absent: no such button. */
  register?: { label: string; href: string; onClick?: MouseEventHandler<HTMLElement> } | undefined;
  /** Rank in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | undefined;
}

/** The way to sign in, in place of something private. Not for an empty list: that is `EmptyState`. */
export function SignInPrompt({ title, text, signIn, register, headingLevel = 2, ...rest }: SignInPromptProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section {...rootProps(rest, styles.root)}>
      <div>
        <Title className={styles.title} tabIndex={-1}>
          {title}
        </Title>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button href={signIn.href} onClick={signIn.onClick}>
          {signIn.label}
        </Button>
        {register ? (
          <Button href={register.href} onClick={register.onClick} variant="outline">
            {register.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
