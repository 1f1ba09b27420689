import * as paths from '../../page/paths.ts';

/** The steps of the form, in order. The first has no name in the address. */
export const APPLICATION_STEPS = ['type', 'details', 'documents', 'confirm'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The address of a step. */
export const applicationStepPath = (step: ApplicationStep): string =>
  step === APPLICATION_STEPS[0] ? paths.merchantApplication : `${paths.merchantApplication}?step=${step}`;

/** The step that an address names; the first where it names none. */
export const stepIn = ({ searchParams }: URL): ApplicationStep =>
  APPLICATION_STEPS.find((step) => step === searchParams.get('step')) ?? APPLICATION_STEPS[0];

/** In the history entry of who has just sent an application. */
export const SENT_STATE = 'applicationSent';

/** The page of one application. */
export const applicationPath = (id: number | string): string => `${paths.sellWithUs}?id=${id}`;

/** The application that an address names; undefined where it names none. */
export function applicationIn({ searchParams }: URL): number | undefined {
  const given = searchParams.get('id');
  return given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}
