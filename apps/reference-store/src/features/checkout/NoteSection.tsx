import { ORDER_NOTE_MAX_LENGTH } from '@promenade/storefront-hooks/domain';
import { CheckoutSection, TextArea, VisuallyHidden } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';

/** Letters left at which the counter speaks up. */
const SPEAK_AT = 20;

export interface NoteSectionProps {
  value: string;
  error: string | undefined;
  onChange(note: string): void;
}

/** A few words to the merchants, counted. Too many are marked, never cut off. */
export function NoteSection({ value, error, onChange }: NoteSectionProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const left = ORDER_NOTE_MAX_LENGTH - [...value].length;
  const isTooLong = left < 0;
  return (
    <CheckoutSection id="note" title={text('checkout.note')}>
      <TextArea
        label={text('checkout.noteLabel')}
        name="note"
        rows={3}
        value={value}
        onValueChange={onChange}
        hint={isTooLong ? text('checkout.noteOver', { over: -left }) : text('checkout.noteHint', { left })}
        error={isTooLong ? issueTexts.noteTooLong : error}
      />
      <VisuallyHidden role="status">
        {left <= SPEAK_AT && !isTooLong ? text('checkout.noteNearEnd', { left: SPEAK_AT }) : null}
      </VisuallyHidden>
    </CheckoutSection>
  );
}
