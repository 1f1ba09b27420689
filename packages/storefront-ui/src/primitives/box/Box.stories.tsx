import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Inline } from '../inline/index.ts';
import { Box, type BoxProps } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: {
    children: 'Returns are free for 30 days.',
    padding: '4',
    surface: 'surface',
    border: 'hairline',
    radius: 'card',
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['page', 'surface', 'raised', 'tint'] as const;

export const Basic: Story = {};
export const Surfaces: Story = {
  render: () => (
    <Inline gap="4">
      {surfaces.map((surface) => (
        <Box key={surface} surface={surface} padding="6" radius="card">
          {surface}
        </Box>
      ))}
    </Inline>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Retours-gratuits-pendant-trente-jours-ouvrés '.repeat(6) },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<BoxProps>
      rows={{ surface: surfaces, border: ['hairline', 'strong'] }}
      columns={{ radius: ['small', 'card', 'pill'] }}
    >
      {(props) => (
        <Box {...props} padding="4">
          Lamp
        </Box>
      )}
    </PropMatrix>
  ),
};
