import { createIcon } from '../../primitives/icons/Icon.tsx';

// Plain line drawings in the manner of the house's icons: nobody's logo.
const LetterFIcon = /* @__PURE__ */ createIcon(
  'LetterF',
  <path d="M14.5 20v-9.5h3M14.5 10.500V8a2.5 2.5 0 0 1 2.5-2.500h1M11.5 10.500h3M4 4h16v16H4z" />,
);
const LetterInIcon = /* @__PURE__ */ createIcon(
  'LetterIn',
  <path d="M4 4h16v16H4zM8 11v5.500M8 8v.100M12 16.500V11M12 13.500a2.25 2.25 0 0 1 4.5 0v3" />,
);
const PinIcon = /* @__PURE__ */ createIcon('Pin', <path d="M9 4h6M10 4v6l-3 3.500h10L14 10V4M12 13.500V20" />);
const BirdIcon = /* @__PURE__ */ createIcon(
  'Bird',
  <path d="M4 17.500c6 2.5 13.5-.500 13.5-9L20 6.500h-3a3.5 3.5 0 0 0-6 2.500C8 9 6 7.5 4.5 6c-1 3 0 6 3 7.5-1 1.5-2 3-3.5 4Z" />,
);
export const LockIcon = /* @__PURE__ */ createIcon('Lock', <path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />);

/** Networks a page can be shared on. */
export type ShareNetwork = 'facebook' | 'linkedin' | 'pinterest' | 'twitter';

/** What each network is called, and the mark beside its name. */
export const networks = {
  facebook: { name: 'Facebook', Mark: LetterFIcon },
  linkedin: { name: 'LinkedIn', Mark: LetterInIcon },
  pinterest: { name: 'Pinterest', Mark: PinIcon },
  twitter: { name: 'Twitter', Mark: BirdIcon },
} as const satisfies Record<ShareNetwork, { name: string; Mark: typeof LockIcon }>;
