import type { ApplicationState } from '@promenade/storefront-hooks/domain';
import { Badge, type BadgeProps } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

const tones: Readonly<Record<ApplicationState, NonNullable<BadgeProps['tone']>>> = {
  pending: 'caution',
  approved: 'positive',
  declined: 'critical',
  unknown: 'neutral',
};

/** Where an application stands, in words. */
export function ApplicationStatus({ state }: { state: ApplicationState }) {
  const text = useText('application');
  return <Badge tone={tones[state]}>{text(`applications.state.${state}`)}</Badge>;
}
