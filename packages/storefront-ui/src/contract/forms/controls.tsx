import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CodeField } from '../../primitives/code-field/CodeField.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { TextArea } from '../../primitives/field/TextArea.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { FileUpload } from '../../primitives/file-upload/FileUpload.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup.tsx';
import { StarRating } from '../../primitives/star-rating/StarRating.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { QuantityStepper } from '../../shop/quantity-stepper/QuantityStepper.tsx';

export const options = [
  { value: 'slow', label: 'Slow' },
  { value: 'fast', label: 'Fast' },
];

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** Every control of the library whose value a form submits under `name`. */
export interface Control {
  /** Without and with its own initial value, always with the name that is given. */
  render: (props: { name: string; id?: string; error?: string }) => ReactElement;
  /** What a shopper does. */
  change: () => void;
  /** What the form submits before and after that. */
  values: readonly [initial: string | null, changed: string];
}

export const controls: Readonly<Record<string, Control>> = {
  Checkbox: {
    render: (props) => <Checkbox label="Control" value="yes" {...props} />,
    change: () => fireEvent.click(screen.getByRole('checkbox')),
    values: [null, 'yes'],
  },
  CodeField: {
    render: (props) => <CodeField label="Control" defaultValue="12" {...props} />,
    change: () => type(screen.getByRole('textbox'), '1234'),
    values: ['12', '1234'],
  },
  PasswordField: {
    render: (props) => <PasswordField label="Control" defaultValue="" showStrength {...props} />,
    change: () => type(screen.getByLabelText(/^Control/), 'correct horse battery'),
    values: ['', 'correct horse battery'],
  },
  QuantityStepper: {
    render: ({ id: _, ...props }) => <QuantityStepper of="Control" stock={9} defaultValue={2} {...props} />,
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' })),
    values: ['2', '3'],
  },
  RadioGroup: {
    render: (props) => <RadioGroup label="Control" options={options} defaultValue="slow" {...props} />,
    change: () => fireEvent.click(screen.getByRole('radio', { name: 'Fast' })),
    values: ['slow', 'fast'],
  },
  SelectField: {
    render: (props) => <SelectField label="Control" options={options} defaultValue="slow" {...props} />,
    change: () => type(screen.getByRole('combobox'), 'fast'),
    values: ['slow', 'fast'],
  },
  StarRating: {
    render: (props) => <StarRating label="Control" {...props} />,
    change: () => fireEvent.click(screen.getByRole('radio', { name: /^4/ })),
    values: [null, '4'],
  },
  Switch: {
    render: (props) => <Switch label="Control" defaultChecked value="yes" {...props} />,
    change: () => fireEvent.click(screen.getByRole('switch')),
    values: ['yes', ''],
  },
  TextArea: {
    render: (props) => <TextArea label="Control" defaultValue="a" {...props} />,
    change: () => type(screen.getByRole('textbox'), 'b'),
    values: ['a', 'b'],
  },
  TextField: {
    render: (props) => <TextField label="Control" defaultValue="a" {...props} />,
    change: () => type(screen.getByRole('textbox'), 'b'),
    values: ['a', 'b'],
  },
};

/** Also controls without a value that a test can enter. */
export const fields: Readonly<Record<string, Pick<Control, 'render'>>> = {
  ...controls,
  FileUpload: { render: (props) => <FileUpload label="Control" {...props} /> },
};
