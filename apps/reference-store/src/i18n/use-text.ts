import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './catalogue.ts';

type Values = Record<string, string | number | Date>;

/** Gives the store's texts in the language of the page. */
export function useText(): (id: MessageId, values?: Values) => string {
  const intl = useIntl();
  return useMemo(() => (id, values) => intl.formatMessage({ id }, values), [intl]);
}
