import { useMerchantDetail, useStorefront } from '@promenade/storefront-hooks';
import { formatDate } from '@promenade/storefront-hooks/domain';
import { DescriptionList, Picture, SectionHeading, Skeleton, TextLink } from '@promenade/storefront-ui';
import { Suspense, useId, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { ProductLightbox } from '../lib/deferred-parts.ts';
import { useEnvironment } from '../lib/environment.ts';
import styles from '../styles/merchants.module.css';
import { ReadError } from './ReadError.tsx';

/** The company behind a merchant, if the backend returns it, and its documents as pictures that can be enlarged. */
export function MerchantPapers({ id, name }: { id: number; name: string }) {
  const text = useText('merchants');
  const { locale } = useEnvironment();
  const titleId = useId();
  const { data, error, isRefreshing, refresh } = useMerchantDetail(id);
  if (error && !data) {
    return <ReadError title={text('merchant.papersFailed')} of={{ error, isRefreshing, refresh }} />;
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const { intro, realName, email, phone, address, createTime, qualificationPicture } = data;
  const rows = [
    { term: text('merchant.person'), value: realName },
    { term: text('merchant.email'), value: email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : '' },
    { term: text('merchant.phone'), value: phone },
    { term: text('merchant.address'), value: address },
    { term: text('merchant.since'), value: createTime ? formatDate(createTime, { locale }) : '' },
  ].filter(({ value }) => value);
  return (
    <div className={styles.list}>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {rows.length > 0 ? <DescriptionList rows={rows} variant="lines" /> : null}
      <section aria-labelledby={titleId}>
        <SectionHeading id={titleId} title={text('merchant.papers')} />
        <Papers addresses={qualificationPicture} name={name} />
      </section>
    </div>
  );
}

function Papers({ addresses, name }: { addresses: readonly string[]; name: string }) {
  const text = useText('merchants');
  const { picture } = useStorefront();
  const [enlarged, setEnlarged] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const pictures = addresses.flatMap(
    (address, index) => picture(address, 'gallery', text('merchant.paper', { name, number: index + 1 })) ?? [],
  );
  if (pictures.length === 0) return <p>{text('merchant.noPapers')}</p>;
  return (
    <>
      <ul className={styles.papers}>
        {pictures.map((one, index) => (
          <li key={one.src}>
            <button
              type="button"
              className={styles.paper}
              aria-label={text('merchant.enlarge', { paper: one.alt })}
              onPointerEnter={ProductLightbox.preload}
              onFocus={ProductLightbox.preload}
              onClick={() => {
                setEnlarged(index);
                setOpen(true);
              }}
            >
              <Picture picture={one} sizes="20rem" />
            </button>
          </li>
        ))}
      </ul>
      {enlarged === undefined ? null : (
        <Suspense>
          <ProductLightbox
            open={isOpen}
            onOpenChange={setOpen}
            name={text('merchant.papersOf', { name })}
            pictures={pictures}
            index={enlarged}
            onIndexChange={setEnlarged}
          />
        </Suspense>
      )}
    </>
  );
}
