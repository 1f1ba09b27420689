'use client';

import { useState } from 'react';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { TextField, type TextFieldProps } from '../../primitives/field/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { EyeIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { passwordStrength } from './password-strength.ts';
import * as styles from './RegistrationForm.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'affix'> {
  /** Tells how strong it is while it is typed. @default false */
  showStrength?: boolean | undefined;
}

/** A password that can be looked at, and pasted. */
export function PasswordField({ showStrength = false, onChange, ...field }: PasswordFieldProps) {
  const words = useUi().strings.patterns.registration;
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');
  const strength = typed === '' ? undefined : passwordStrength(typed);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        onChange={(value) => {
          setTyped(value);
          onChange?.(value);
        }}
        affix={
          isHydrated ? (
            <IconButton
              size="small"
              label={isShown ? words.hidePassword : words.showPassword}
              pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <EyeIcon />
            </IconButton>
          ) : null
        }
      />
      {showStrength && strength ? (
        <div className={styles.strength}>
          <div className={styles.bars} data-strength={strength} aria-hidden="true">
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <span role="status">{words.strength[strength]}</span>
        </div>
      ) : null}
    </div>
  );
}
