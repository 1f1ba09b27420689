'use client';

import { type ReactNode, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { EyeIcon } from '../icons/icons.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordStrength } from './password-strength.ts';

/** Everything a `TextField` takes except `type` and `affix`, and: */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'affix'> {
  /** Whether a new password is chosen or the current one is entered; password managers need it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Shows how strong the typed password is. @default false */
  showStrength?: boolean | undefined;
  /** Your own help about strength in place of the library's, shown below the field. */
  strength?: ReactNode;
}

/**
 * A password that can be shown and pasted. Class, id, ref and all other attributes reach the input. Not for a code that was
 * sent: use `CodeField`.
 */
export function PasswordField({
  showStrength = false,
  strength,
  autoComplete = 'current-password',
  onValueChange,
  ...field
}: PasswordFieldProps) {
  const words = useUi().strings.account.password;
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');
  const current = field.value ?? typed;
  const judged = showStrength && current !== '' ? passwordStrength(current) : undefined;
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        autoComplete={autoComplete}
        type={isShown ? 'text' : 'password'}
        onValueChange={(value) => {
          setTyped(value);
          onValueChange?.(value);
        }}
        affix={
          isHydrated ? (
            <IconButton size="small" label={isShown ? words.hide : words.show} onClick={() => setIsShown(!isShown)}>
              <EyeIcon />
            </IconButton>
          ) : null
        }
      />
      {judged && strength === undefined ? (
        <div className={styles.strength}>
          <div className={styles.bars} data-strength={judged} aria-hidden="true">
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <span role="status">{words.strength[judged]}</span>
        </div>
      ) : null}
      {inElement(strength)}
    </div>
  );
}
