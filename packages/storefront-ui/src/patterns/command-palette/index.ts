export type { Command, CommandSection } from './CommandList.tsx';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
