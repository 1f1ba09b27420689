'use client';

import { Badge } from '../../primitives/badge/Badge.tsx';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { textButton } from '../shared/shared.css.ts';
import * as styles from './AddressCard.css.ts';

/** An address as the view model supplies it. */
export interface AddressView {
  /** Id that the callbacks receive. */
  id: string;
  /** Full name of the person. */
  name: string;
  /** Street, place, country, telephone: one entry per line, in the order that the country uses. */
  lines: readonly string[];
  /** Whether checkouts preselect this address. @default false */
  isDefault?: boolean | undefined;
}

export interface AddressCardProps extends RootProps<'article'> {
  /** The address. */
  address: AddressView;
  /** Shows the edit action. */
  onEdit?: ((id: string) => void) | undefined;
  /** Shows the delete action. Confirm with the shopper before deleting. */
  onDelete?: ((id: string) => void) | undefined;
  /** Shows "Make default" while the address is not the default. */
  onMakeDefault?: ((id: string) => void) | undefined;
  /** A change is being saved. @default false */
  pending?: boolean | undefined;
  /** Why the last change failed. */
  error?: string | undefined;
}

/**
 * An address with the actions edit, delete and make default. Not for choosing an address in a checkout: use
 * `RadioGroup`.
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
