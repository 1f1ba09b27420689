import { Button } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';

/** A file to look at and to take away. */
export function ExportedFile({ name, text }: { name: string; text: string }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  return (
    <section className="lab-file" aria-label={name}>
      <h3>{name}</h3>
      {href ? (
        <Button href={href} download={name} variant="outline" size="small">
          Save {name}
        </Button>
      ) : null}
      <textarea readOnly rows={8} value={text} aria-label={`Contents of ${name}`} />
    </section>
  );
}
