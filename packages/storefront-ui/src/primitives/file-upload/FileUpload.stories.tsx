import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { FileUpload, type FileUploadProps, type UploadFile } from './index.ts';

const files: readonly UploadFile[] = [
  { id: '1', name: 'lamp-front.jpg', size: '1.2 MB', state: 'uploaded' },
  { id: '2', name: 'lamp-broken-foot.jpg', size: '3.4 MB', state: 'uploading', percent: 40 },
  {
    id: '3',
    name: 'box.heic',
    size: '9.9 MB',
    state: 'failed',
    error: 'box.heic is larger than 5 MB. Choose a smaller picture.',
  },
];

const meta = {
  title: 'Primitives/FileUpload',
  component: FileUpload,
  args: {
    label: 'Pictures of the damage',
    hint: 'JPEG, PNG or WebP, up to 5 MB each, at most 6',
    accept: 'image/*',
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithFiles: Story = { args: { files } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, hint: 'All six pictures are chosen' } };
export const Invalid: Story = { args: { error: 'Add at least one picture of the damage' } };
export const LongContent: Story = {
  args: { files: files.map((file) => ({ ...file, name: `${'a-picture-of-the-lamp-'.repeat(6)}.jpg` })) },
};
export const Narrow: Story = { args: { files }, globals: screenOf('phone') };

function Uploading(props: FileUploadProps) {
  const [chosen, setChosen] = useState<UploadFile[]>([]);
  return (
    <FileUpload
      {...props}
      files={chosen}
      onAdd={(added) => setChosen(added.map(({ name }) => ({ id: name, name, state: 'uploading' })))}
      onCancel={() => setChosen([])}
    />
  );
}
export const AddsFiles: Story = {
  render: (args) => <Uploading {...args} />,
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText(/Pictures of the damage/);
    await userEvent.upload(input, [new File(['x'], 'lamp.jpg', { type: 'image/jpeg' })]);
    await expect(await canvas.findByText('lamp.jpg, uploading')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of lamp.jpg' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Keyboard: Story = {
  args: { files },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Pictures of the damage/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};
export const RightToLeft: Story = { args: { files }, beforeEach: rightToLeft };
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<FileUploadProps> rows={{ disabled: [false, true], error: [undefined, 'Add a picture'] }}>
      {(props) => <FileUpload {...args} {...props} files={props.disabled ? files : []} />}
    </PropMatrix>
  ),
};
