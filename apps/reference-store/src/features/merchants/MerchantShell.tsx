import { useMerchant, useMerchantDetail, useMerchantTypes, useStorefront } from '@promenade/storefront-hooks';
import { customerService, type MerchantPage, merchantData, merchantPath } from '@promenade/storefront-hooks/domain';
import type { MerchantIndex } from '@promenade/storefront-sdk';
import { Breadcrumbs, Container, LinkTabs, MerchantHeader, TextLink } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { PageHead } from '../../page/PageHead.tsx';
import * as paths from '../../page/paths.ts';
import { useStructuredData } from '../../page/structured-data.ts';
import page from '../../styles/page.module.css';
import { FollowMerchant } from '../product/FollowMerchant.tsx';
import { MerchantProductSearch } from './MerchantProductSearch.tsx';
import { MERCHANT_PAGES } from './merchant-page-path.ts';
import styles from './merchants.module.css';

export interface MerchantShellProps {
  id: number;
  current: MerchantPage;
  /** The page's true address; absent where no search engine should look. */
  canonicalPath?: string;
  /** Words searched for in the store. */
  words?: string | undefined;
  children: ReactNode;
}

/** Every page of a merchant: who it is, the way to follow, ask and search, and the tabs. */
export function MerchantShell({ id, current, canonicalPath, words, children }: MerchantShellProps) {
  const text = useText('merchants');
  const { origin } = useEnvironment();
  const { href, picture } = useStorefront();
  const { data: merchant } = useMerchant(id);
  const images = merchant ? [merchant.avatar, merchant.pcBackImage ?? merchant.backImage] : [];
  useStructuredData(
    merchant &&
      merchantData({ name: merchant.name, url: origin + href(merchantPath(id)), images: images.filter(Boolean) }),
  );
  if (!merchant) return null;
  const { name } = merchant;
  const title = current === 'home' ? name : text(`merchant.titleOf.${current}`, { name });
  const trail = [
    { name: text('nav.home'), href: '/' },
    { name: text('merchants.directory'), href: paths.merchantStreet },
    { name },
  ];
  const banner = picture(merchant.pcBackImage ?? merchant.backImage, 'hero');
  return (
    <Container className={`${page.page} ${page.spaced}`}>
      <PageHead
        title={title}
        description={text('merchant.description', { name })}
        {...(canonicalPath && { canonicalPath })}
        {...(banner && { picture: banner.src })}
      />
      <Breadcrumbs trail={trail} />
      <Head id={id} merchant={merchant} words={words} />
      <LinkTabs
        label={text('merchant.tabs', { name })}
        tabs={MERCHANT_PAGES.map((each) => ({
          label: text(`merchant.tab.${each}`),
          href: merchantPath(id, each),
          current: each === current,
        }))}
      />
      {children}
    </Container>
  );
}

function Head({ id, merchant, words }: { id: number; merchant: MerchantIndex; words: string | undefined }) {
  const text = useText('merchants');
  const { picture } = useStorefront();
  const { data: types } = useMerchantTypes();
  const detail = useMerchantDetail(id);
  const { name, starLevel, serviceType } = merchant;
  const followers = detail.data?.collectNum;
  const facts = [
    types?.find((type) => type.id === merchant.typeId)?.name,
    followers === undefined ? undefined : text('merchant.followers', { count: followers }),
  ];
  const service = customerService({
    type: serviceType,
    link: merchant.serviceLink,
    message: merchant.serviceMessage,
    phone: merchant.servicePhone,
    email: merchant.serviceEmail,
  });
  const isPage = service?.kind === 'link' || service?.kind === 'message';
  return (
    <MerchantHeader
      merchant={{
        name,
        avatar: picture(merchant.avatar, 'avatar'),
        rating: starLevel > 0 ? { value: starLevel } : undefined,
      }}
      banner={picture(merchant.pcBackImage ?? merchant.backImage, 'hero')}
      badge={merchant.isSelf ? text('merchants.self') : undefined}
      meta={facts.filter(Boolean).join(' · ') || undefined}
      actions={<FollowMerchant merchantId={id} name={name} onChanged={() => void detail.refresh()} />}
    >
      <div className={styles.below}>
        {service ? (
          <p className={styles.contact}>
            {text('merchant.question')}{' '}
            <TextLink href={service.href}>{isPage ? text(`merchant.${service.kind}`) : service.text}</TextLink>
          </p>
        ) : null}
        <MerchantProductSearch id={id} words={words} />
      </div>
    </MerchantHeader>
  );
}
