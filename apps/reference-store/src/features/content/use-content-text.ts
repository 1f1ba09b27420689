import { useTexts } from '../../i18n/texts.tsx';
import { useContentValues } from './use-content-values.ts';

/** Texts of the pages about the shop, with the shop's own amounts and periods in them. */
export function useContentText(): (id: string) => string {
  const { say: text } = useTexts();
  const values = useContentValues();
  return (id) => text(id, values);
}
