'use client';

import { Badge } from '../../primitives/badge/Badge.tsx';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { textButton } from '../shared/shared.css.ts';
import * as styles from './AddressCard.css.ts';

/** An address as a view gives it. */
export interface AddressView {
  /** What the callbacks name. */
  id: string;
  /** Full name of the person. */
  name: string;
  /** Street, place, country, telephone: one entry per line, in the order of the country. */
  lines: readonly string[];
  /** Whether it is the address that checkouts start with. @default false */
  isDefault?: boolean | undefined;
}

export interface AddressCardProps extends RootProps<'article'> {
  /** The address. */
  address: AddressView;
  /** Shows the edit action. */
  onEdit?: ((id: string) => void) | undefined;
  /** Shows the delete action; ask before doing it. */
  onDelete?: ((id: string) => void) | undefined;
  /** Shows "make default" on an address that is not. */
  onMakeDefault?: ((id: string) => void) | undefined;
  /** A change is under way. @default false */
  pending?: boolean | undefined;
  /** Why the last change did not hold. */
  error?: string | undefined;
}

/**
 * An address with its actions: edit, delete, make default. Not for choosing one in a checkout: that is a group of
 * radio buttons.
 */
export function AddressCard({ address, onEdit, onDelete, onMakeDefault, pending, error, ...rest }: AddressCardProps) {
  const words = useUi().strings.account.addressCard;
  const { id, name, lines, isDefault } = address;
  const title = `${name}, ${lines[0] ?? ''}`;
  const actions = [
    { label: words.edit, press: onEdit },
    { label: words.makeDefault, press: isDefault ? undefined : onMakeDefault },
    { label: words.remove, press: onDelete },
  ];
  return (
    <article
      aria-label={title}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      {...rootProps(rest, styles.card)}
    >
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {isDefault ? <Badge>{words.isDefault}</Badge> : null}
      </div>
      <address className={styles.lines}>
        {lines.map((line, index) => (
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <div className={styles.actions}>
        {actions.map(({ label, press }) =>
          press ? (
            <Pressable
              key={label}
              className={textButton}
              pending={pending}
              aria-label={words.actionOf(label, title)}
              onClick={() => press(id)}
            >
              {label}
            </Pressable>
          ) : null,
        )}
      </div>
    </article>
  );
}
