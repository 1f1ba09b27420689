import { errorTextIn, type UseMerchantApplication, useStorefront } from '@promenade/storefront-hooks';
import { IMAGE_TYPES, IMAGES_MAX, issueText } from '@promenade/storefront-hooks/domain';
import { FileUpload } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { usePreviews } from '../pictures/use-previews.ts';

const MEGABYTE = 1_000_000;

export interface DocumentUploadProps {
  id: string;
  application: UseMerchantApplication;
  error: string | undefined;
}

/** The pictures of documents: those that are stored with the draft first, then those chosen on this page. */
export function DocumentUpload({ id, application, error }: DocumentUploadProps) {
  const text = useText('application', 'service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { picture } = useStorefront();
  const { pictures, storedPictures, removeStoredPicture, clearIssue } = application;
  const previewOf = usePreviews(pictures.pictures);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const issues = pictures.issues.map(({ file, issue }) =>
    text('pictures.rejected', { name: file.name, reason: issueText(issue, issueTexts) }),
  );
  const stored = storedPictures.map((address, index) => ({
    id: address,
    name: text('apply.document', { number: index + 1 }),
    preview: picture(address, 'review')?.src,
    state: 'uploaded' as const,
  }));
  const chosen = pictures.pictures.map(({ id: number, file, state, error: cause }) => ({
    id: `${number}`,
    name: file.name,
    size: size.format(Math.max(file.size / MEGABYTE, 0.1)),
    preview: previewOf(number),
    state,
    error: cause && errorTextIn(cause, locale),
  }));
  const remove = (file: string) => {
    if (storedPictures.includes(file)) removeStoredPicture(file);
    else pictures.remove(Number(file));
  };
  return (
    <FileUpload
      required
      id={id}
      label={text('apply.documents')}
      accept={IMAGE_TYPES.join(',')}
      hint={text('pictures.hint', { count: IMAGES_MAX })}
      error={[...issues, ...(error ? [error] : [])].join(' ') || undefined}
      disabled={stored.length + chosen.length >= IMAGES_MAX}
      files={[...stored, ...chosen]}
      onAdd={(files) => {
        pictures.add(files);
        clearIssue('qualificationPicture');
      }}
      onCancel={remove}
      onRemove={remove}
      onRetry={(file) => pictures.retry(Number(file))}
    />
  );
}
