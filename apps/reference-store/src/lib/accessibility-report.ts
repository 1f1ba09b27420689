/** Figures of the accessibility report, written by `npm run accessibility`. */
export const accessibilityReport: {
  /** Day of the tests, ISO. */
  testedOn: string;
  components: number;
  /** Number of stories that show pages of the store. */
  screens: number;
  /** Number of WCAG 2.2 criteria of level A and AA that apply. */
  criteria: number;
  /** Of these, checked by tests. */
  tested: number;
  /** Checked by hand only. */
  byHand: number;
  /** Numbers of the criteria that are not met. */
  failed: readonly string[];
} = { testedOn: '2026-11-27', components: 96, screens: 132, criteria: 54, tested: 33, byHand: 6, failed: [] };
