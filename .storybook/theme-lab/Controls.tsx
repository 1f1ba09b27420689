import { Alert, Button, SelectField, TextField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { errorOf, type LabTheme, shareUrl } from './lab-theme.ts';

export interface ControlsProps {
  theme: LabTheme;
  onChange: (part: Partial<LabTheme>) => void;
  onReset: () => void;
}

/** The inputs of the lab. An invalid value shows an error and changes nothing. */
export function Controls({ theme, onChange, onReset }: ControlsProps) {
  const [error, setError] = useState<string>();
  const [copied, setCopied] = useState(false);
  const change = (part: Partial<LabTheme>) => {
    const found = errorOf({ ...theme, ...part });
    setError(found);
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
        label="Brand colour as #rrggbb"
        key={theme.brand}
        value={theme.brand}
        onEnter={(text) => change({ brand: fullHex(text) })}
      />
      <label className="lab-colour">
        Radius scale ×{theme.radius}
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
        label="CSS font families"
        hint="Leave empty for the default fonts"
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
        onClick={() => void navigator.clipboard.writeText(shareUrl(theme)).then(() => setCopied(true))}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <Button
        variant="outline"
        onClick={() => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand: theme.brand } })}
      >
        Use in all stories
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          setError(undefined);
          onReset();
        }}
      >
        Reset
      </Button>
      {error ? (
        <Alert tone="critical" announce>
          {error}
        </Alert>
      ) : null}
    </form>
  );
}

/** The colour input accepts only six digits. */
const fullHex = (text: string) => text.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3').toLowerCase();

interface EntryProps {
  label: string;
  hint?: string;
  value: string;
  onEnter: (text: string) => void;
}

/** A text field that reports its value on blur, so that incomplete input isn't an error. */
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
      options={values.map((each) => ({ value: each, label: `${each.charAt(0).toUpperCase()}${each.slice(1)}` }))}
      onValueChange={(next) => {
        const known = values.find((each) => each === next);
        if (known) onChange(known);
      }}
    />
  );
}
