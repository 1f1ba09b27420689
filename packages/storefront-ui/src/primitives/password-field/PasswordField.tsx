'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { useControlled } from '../behaviours/use-controlled.ts';
import { useFormEvent } from '../behaviours/use-form-event.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
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
  ref,
  ...field
}: PasswordFieldProps) {
  const words = useUi().strings.account.password;
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [current, setTyped] = useControlled(field.value, field.defaultValue ?? '', onValueChange, input);
  useFormEvent(input, 'submit', () => {
    // Browsers offer to remember what was sent from a field of type `text`.
    if (input.current) input.current.type = 'password';
    setIsShown(false);
  });
  const judged = showStrength && current !== '' ? passwordStrength(current) : undefined;
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        autoComplete={autoComplete}
        type={isShown ? 'text' : 'password'}
        ref={useMergedRef(input, ref)}
        onValueChange={setTyped}
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
