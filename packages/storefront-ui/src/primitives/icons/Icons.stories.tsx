import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { IconProps } from './Icon.tsx';
import * as icons from './icons.tsx';
import { HeartIcon, StarIcon, TruckIcon } from './icons.tsx';

/** An icon in the colour and size of the text around it. Not for photographs: use `Picture`. */
const meta = { title: 'Content/Icons', component: TruckIcon } satisfies Meta<IconProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <TruckIcon size="small" />
      <TruckIcon />
      <TruckIcon size="large" />
    </Stack>
  ),
};
export const Filled: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack direction="row">
      <HeartIcon filled />
      <StarIcon filled />
    </Stack>
  ),
};
export const All: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack direction="row" gap="6">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="1" align="center">
          <Icon size="large" />
          <small>{name.replace('Icon', '')}</small>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<IconProps> rows={{ size: ['small', 'medium', 'large'] }} columns={{ filled: [false, true] }}>
      {(props) => (
        <>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} {...props} />
          ))}
        </>
      )}
    </PropMatrix>
  ),
};
