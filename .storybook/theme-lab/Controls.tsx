import { Alert, Button, SelectField, TextField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { faultOf, type LabTheme, shareAddress } from './lab-theme.ts';

export interface ControlsProps {
  theme: LabTheme;
  onChange: (part: Partial<LabTheme>) => void;
  onReset: () => void;
}

/** Everything a theme is made of. What cannot be is said, and not taken over. */
export function Controls({ theme, onChange, onReset }: ControlsProps) {
  const [fault, setFault] = useState<string>();
  const [copied, setCopied] = useState(false);
  const change = (part: Partial<LabTheme>) => {
    const found = faultOf({ ...theme, ...part });
    setFault(found);
    setCopied(false);
    if (!found) onChange(part);
  };
  return (
    <form className="lab-controls" onSubmit={(event) => event.preventDefault()}>
      <label className="lab-colour">
        Brand colour
        <input type="color" value={theme.brand} onChange={({ target }) => change({ brand: target.value })} />
      </label>
      <Entry
        label="Brand, as #rrggbb"
        key={theme.brand}
        value={theme.brand}
        onEnter={(text) => change({ brand: fullHex(text) })}
      />
      <label className="lab-colour">
        Radius, {theme.radius} times
        <input
          type="range"
          min={0}
          max={3}
          step={0.25}
          value={theme.radius}
          onChange={({ target }) => change({ radius: Number(target.value) })}
        />
      </label>
      <Entry
        label="Font families, as in CSS"
        hint="Empty for the house’s"
        key={`font ${theme.font}`}
        value={theme.font}
        onEnter={(font) => change({ font })}
      />
      <Choice
        label="Buttons"
        value={theme.buttons}
        values={['brand', 'ink']}
        onChange={(buttons) => change({ buttons })}
      />
      <Choice
        label="Density"
        value={theme.density}
        values={['comfortable', 'compact']}
        onChange={(density) => change({ density })}
      />
      <Choice
        label="Contrast"
        value={theme.contrast}
        values={['normal', 'more']}
        onChange={(contrast) => change({ contrast })}
      />
      <Button
        variant="outline"
        onClick={() => void navigator.clipboard.writeText(shareAddress(theme)).then(() => setCopied(true))}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          setFault(undefined);
          onReset();
        }}
      >
        Start again
      </Button>
      {fault ? (
        <Alert tone="critical" announce>
          {fault}
        </Alert>
      ) : null}
    </form>
  );
}

/** The colour picker knows the long form only. */
const fullHex = (text: string) => text.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3').toLowerCase();

interface EntryProps {
  label: string;
  hint?: string;
  value: string;
  onEnter: (text: string) => void;
}

/** A text that counts once its field is left, so that half a word is no fault. */
function Entry({ value, onEnter, ...field }: EntryProps) {
  const [draft, setDraft] = useState(value);
  return <TextField {...field} value={draft} onValueChange={setDraft} onBlur={() => onEnter(draft.trim())} />;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      required
      label={label}
      value={value}
      options={values.map((each) => ({ value: each, label: each }))}
      onValueChange={(next) => {
        const known = values.find((each) => each === next);
        if (known) onChange(known);
      }}
    />
  );
}
