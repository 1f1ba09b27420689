import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import type { UploadFile } from './FileRow.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const files: readonly UploadFile[] = [
  { id: '1', name: 'lamp-front.jpg', size: '1.2 MB', state: 'uploaded' },
  { id: '2', name: 'lamp-broken-foot.jpg', size: '3.4 MB', state: 'uploading', percent: 40 },
  {
    id: '3',
    name: 'lamp-box.jpg',
    size: '2.9 MB',
    state: 'failed',
    error: 'The upload was interrupted. Check your connection.',
  },
];

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Pictures of the damage',
    hint: 'JPG or PNG, up to 5 MB each, at most 5',
    accept: 'image/jpeg,image/png',
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithFiles: Story = { tags: ['!dev'], args: { files } };
export const Optional: Story = { tags: ['!dev'], args: { required: false } };
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true, hint: 'You have added all five pictures' } };
export const Invalid: Story = { args: { error: 'Add at least one picture of the damage' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { files: files.map((file) => ({ ...file, name: `${'a-picture-of-the-lamp-'.repeat(6)}.jpg` })) },
};
export const Narrow: Story = { tags: ['test', '!dev', '!autodocs'], args: { files }, globals: screenOf('phone') };

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
  tags: ['test', '!dev', '!autodocs'],
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
  tags: ['test', '!dev', '!autodocs'],
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
export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], args: { files }, beforeEach: rightToLeft };
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<FileUploadProps> rows={{ disabled: [false, true], error: [undefined, 'Add a picture'] }}>
      {(props) => <FileUpload {...args} {...props} files={props.disabled ? files : []} />}
    </PropMatrix>
  ),
};
