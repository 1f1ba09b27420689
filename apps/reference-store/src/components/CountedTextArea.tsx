import { TextArea, type TextAreaProps, VisuallyHidden } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';

/** Screen readers announce the characters left from this number on. */
const ANNOUNCE_AT = 20;

interface CountedTextAreaProps extends Omit<TextAreaProps, 'hint' | 'value'> {
  value: string;
  /** Maximum characters. Text over the limit is marked, never cut off. */
  limit: number;
  /** @default "{left} characters left" */
  leftText?(left: number): string;
}

/** A text area that shows how many characters are left. */
export function CountedTextArea({ limit, leftText, ...field }: CountedTextAreaProps) {
  const text = useText('account');
  const left = limit - [...field.value].length;
  const hint = leftText?.(left) ?? text('characters.left', { left });
  return (
    <>
      <TextArea {...field} hint={left < 0 ? text('characters.over', { over: -left }) : hint} />
      <VisuallyHidden role="status">
        {left <= ANNOUNCE_AT && left >= 0 ? text('characters.nearEnd', { left: ANNOUNCE_AT }) : null}
      </VisuallyHidden>
    </>
  );
}
