'use client';

import { Badge } from '../../primitives/badge/index.ts';
import type { RootProps } from '../../primitives/behaviours/root-props.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { useUi } from '../../theme/ui-context.tsx';

/** A way to pay as a view gives it. */
export interface PaymentMethodView {
  /** What the form sends. */
  id: string;
  /** The words shown. */
  name: string;
  /** One line below the name. */
  hint?: string | undefined;
  /** No money moves: the method is plainly labelled. */
  isSandbox?: boolean | undefined;
  /** Why it cannot be chosen now. */
  unavailable?: string | undefined;
}

export interface PaymentMethodChoiceProps extends RootProps<'fieldset', 'defaultValue'> {
  /** Only what the server allows. */
  methods: readonly PaymentMethodView[];
  /** Id of the chosen one, when the caller holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** Id of the one that is chosen at first, when the group holds it. Choose nothing that costs. @default none */
  defaultValue?: string | undefined;
  /** Called with the id of the chosen method. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Field name in a form. @default 'payType' */
  name?: string | undefined;
  /** Why it is not possible to go on: "Choose how to pay." */
  error?: string | undefined;
  /** Leave the legend to a heading that says the same. @default false */
  hideLabel?: boolean | undefined;
}

/** The payment methods of a checkout, of which one is chosen. Not for other choices: that is `RadioGroup`. */
export function PaymentMethodChoice(props: PaymentMethodChoiceProps) {
  const { methods, value, defaultValue, onValueChange, name = 'payType', error, hideLabel = false, ...rest } = props;
  const words = useUi().strings.account.paymentMethods;
  return (
    <RadioGroup
      variant="card"
      label={words.legend}
      hideLabel={hideLabel}
      name={name}
      value={value}
      defaultValue={defaultValue}
      error={error}
      onValueChange={onValueChange}
      options={methods.map((method) => ({
        value: method.id,
        label: method.name,
        text: method.unavailable ?? method.hint ?? (method.isSandbox ? words.sandboxHint : undefined),
        aside: method.isSandbox ? <Badge tone="caution">{words.sandbox}</Badge> : undefined,
        disabled: method.unavailable !== undefined,
      }))}
      {...rest}
    />
  );
}
