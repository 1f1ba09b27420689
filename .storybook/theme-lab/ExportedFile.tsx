import { Button } from '@promenade/storefront-ui';
import { type ReactNode, useEffect, useState } from 'react';

/** A file with its contents, its use and a download link. */
export function ExportedFile({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return (
    <section className="lab-file" aria-label={name}>
      <h3>{name}</h3>
      <p>{children}</p>
      {href ? (
        <Button href={href} download={name}>
          Download {name}
        </Button>
      ) : null}
      <details>
        <summary>Contents of {name}</summary>
        <textarea readOnly rows={8} value={text} aria-label={`Contents of ${name}`} />
      </details>
    </section>
  );
}
