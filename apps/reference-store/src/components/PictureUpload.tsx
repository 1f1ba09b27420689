import { errorTextIn, type UsePictures } from '@promenade/storefront-hooks';
import { IMAGE_TYPES, IMAGES_MAX, issueText } from '@promenade/storefront-hooks/domain';
import { FileUpload } from '@promenade/storefront-ui';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { usePreviews } from '../lib/use-previews.ts';

const MEGABYTE = 1_000_000;

interface PictureUploadProps {
  label: string;
  pictures: UsePictures;
  error: string | undefined;
}

/** Pictures of a form, each with preview, progress and error. Rejected files are listed with the reason. */
export function PictureUpload({ label, pictures, error }: PictureUploadProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const previewOf = usePreviews(pictures.pictures);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const issues = pictures.issues.map(({ file, issue }) =>
    text('pictures.rejected', { name: file.name, reason: issueText(issue, issueTexts) }),
  );
  const remove = (id: string) => pictures.remove(Number(id));
  return (
    <FileUpload
      label={label}
      accept={IMAGE_TYPES.join(',')}
      hint={text('pictures.hint', { count: IMAGES_MAX })}
      error={[...issues, ...(error ? [error] : [])].join(' ') || undefined}
      disabled={pictures.pictures.length >= IMAGES_MAX}
      files={pictures.pictures.map(({ id, file, state, error: cause }) => ({
        id: `${id}`,
        name: file.name,
        size: size.format(Math.max(file.size / MEGABYTE, 0.1)),
        preview: previewOf(id),
        state,
        error: cause && errorTextIn(cause, locale),
      }))}
      onAdd={(files) => pictures.add(files)}
      onCancel={remove}
      onRemove={remove}
      onRetry={(id) => pictures.retry(Number(id))}
    />
  );
}
