import { Icon, type IconProps } from '../../primitives/icons/Icon.tsx';

// Simple line drawings in the style of the icons, not the networks' logos.
const LetterFIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h16v16H4zM14.5 20V8.5a2 2 0 0 1 2-2H17M11.5 12h5" />
  </Icon>
);
const LetterInIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h16v16H4zM8 11v5.5M8 7.9v.1M12 16.5V11M12 13.25a2.25 2.25 0 0 1 4.5 0v3.25" />
  </Icon>
);
const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4h6M10 4v6l-3 3.5h10L14 10V4M12 13.5V20" />
  </Icon>
);
const BirdIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 17.5c6 2.5 13.5-.5 13.5-9L20 6.5h-3a3.5 3.5 0 0 0-6 2.5C8 9 6 7.5 4.5 6c-1 3 0 6 3 7.5-1 1.5-2 3-3.5 4Z" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
);

/** Networks that pages can be shared on. */
export type ShareNetwork = 'facebook' | 'linkedin' | 'pinterest' | 'twitter';

/** Name and symbol of each network. */
export const networks = {
  facebook: { name: 'Facebook', Mark: LetterFIcon },
  linkedin: { name: 'LinkedIn', Mark: LetterInIcon },
  pinterest: { name: 'Pinterest', Mark: PinIcon },
  twitter: { name: 'Twitter', Mark: BirdIcon },
} as const satisfies Record<ShareNetwork, { name: string; Mark: typeof LockIcon }>;
