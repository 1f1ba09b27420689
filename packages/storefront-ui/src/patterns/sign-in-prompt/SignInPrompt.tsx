'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import * as styles from './SignInPrompt.css.ts';

export interface SignInPromptProps extends RootProps<'section'> {
  /** "Please sign in". */
  title: string;
  /** What is behind it. */
  text: string;
  /** Where to sign in; the shop remembers where the shopper was. */
  signIn: { label: string; href: string; onPress?: () => void };
  /** Where to open an account; absent: no such button. */
  register?: { label: string; href: string; onPress?: () => void } | undefined;
  /** Rank in the page's outline. @default 2 */
  level?: 1 | 2 | undefined;
}

/** Stands where something private would: says what it is and how to get there. */
export function SignInPrompt({ title, text, signIn, register, level = 2, ...rest }: SignInPromptProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section {...rootProps(rest, styles.root)}>
      <div>
        <Title className={styles.title} tabIndex={-1}>
          {title}
        </Title>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button href={signIn.href} onClick={signIn.onPress}>
          {signIn.label}
        </Button>
        {register ? (
          <Button href={register.href} onClick={register.onPress} tone="outline">
            {register.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
