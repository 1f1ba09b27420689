import { queries, useMerchant, useMerchantDetail, useMerchantTypes, useStorefront } from '@promenade/storefront-hooks';
import { customerService, localizePath, type MerchantPage, merchantPath } from '@promenade/storefront-hooks/domain';
import { type MerchantIndex, StorefrontError } from '@promenade/storefront-sdk';
import { Breadcrumbs, Button, Container, LinkTabs, SearchIcon, TextField, TextLink } from '@promenade/storefront-ui';
import { MerchantHeader } from '@promenade/storefront-ui/shop';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FollowMerchant } from '../components/FollowMerchant.tsx';
import { MerchantCoupons } from '../components/MerchantCoupons.tsx';
import { MerchantHome } from '../components/MerchantHome.tsx';
import { MerchantPapers } from '../components/MerchantPapers.tsx';
import { MerchantProducts } from '../components/MerchantProducts.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { readPage } from '../lib/list.ts';
import {
  MERCHANT_ID,
  MERCHANT_PAGES,
  merchantProductsPath,
  parseMerchantFilters,
  parseMerchantPath,
} from '../lib/merchant-paths.ts';
import { merchantQueries } from '../lib/merchants-data.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/merchants.module.css';
import page from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function loader({ params, url, data }: RouteRequest) {
  const parsed = parseMerchantPath(params.page ?? 'home', url);
  if (!parsed) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'merchants.index' });
  const { id, page } = parsed;
  const filters = parseMerchantFilters(url, data.currency);
  if (!params.page) return { to: merchantPath(id), permanent: true };
  const [redirect] = await Promise.all([
    page === 'category' ? readPage({ data, url }, merchantQueries.products(id, filters), filters.page) : undefined,
    data.read(queries.merchant(id)),
    // Only the browser reads contact data and documents, so that cached pages contain no copy.
    page === 'home' && data.read(merchantQueries.recommended(id)),
    data.prefetch(queries.merchantTypes(), ...(page === 'category' ? [queries.merchantCategories(id)] : [])),
  ]);
  return redirect;
}

export function Component({ params, url }: RouteProps) {
  const parsed = parseMerchantPath(params.page, url);
  return parsed ? <OneMerchant key={parsed.id} {...parsed} url={url} /> : null;
}

function OneMerchant({ id, page, url }: NonNullable<ReturnType<typeof parseMerchantPath>> & { url: URL }) {
  const name = useMerchant(id).data?.name ?? '';
  const filters = parseMerchantFilters(url, useStorefront().currency);
  const { keyword, page: number } = filters;
  const canonicalPath = {
    home: merchantPath(id),
    category: merchantProductsPath(id, number ? { page: number } : {}),
    coupon: merchantPath(id, 'coupon'),
    qualification: undefined,
  }[page];
  return (
    <MerchantShell id={id} current={page} words={keyword} {...(canonicalPath && { canonicalPath })}>
      {page === 'home' ? <MerchantHome id={id} /> : null}
      {page === 'category' ? <MerchantProducts id={id} filters={filters} /> : null}
      {page === 'coupon' ? <MerchantCoupons id={id} name={name} /> : null}
      {page === 'qualification' ? <MerchantPapers id={id} name={name} /> : null}
    </MerchantShell>
  );
}

interface MerchantShellProps {
  id: number;
  current: MerchantPage;
  /** The canonical path; undefined for pages that must not be indexed. */
  canonicalPath?: string;
  /** Search term within the merchant's products. */
  words?: string | undefined;
  children: ReactNode;
}

/** The frame of a merchant's pages: name and logo, buttons to follow and contact the merchant, a search, and the tabs. */
function MerchantShell({ id, current, canonicalPath, words, children }: MerchantShellProps) {
  const text = useText('merchants');
  const { picture } = useStorefront();
  const { data: merchant } = useMerchant(id);
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
            <span>{text('merchant.question')}</span>{' '}
            <TextLink href={service.href}>{isPage ? text(`merchant.${service.kind}`) : service.text}</TextLink>
          </p>
        ) : null}
        <MerchantProductSearch id={id} words={words} />
      </div>
    </MerchantHeader>
  );
}

/** Searches the products of one merchant. */
function MerchantProductSearch({ id, words = '' }: { id: number; words?: string | undefined }) {
  const text = useText('merchants');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const [path = ''] = merchantPath(id, 'category').split('?');
  return (
    <search>
      <form
        key={words}
        action={localizePath(path, locale)}
        method="get"
        noValidate
        className={styles.within}
        onSubmit={(event) => {
          event.preventDefault();
          const keyword = String(new FormData(event.currentTarget).get('title') ?? '');
          void navigate(merchantProductsPath(id, { keyword }));
        }}
      >
        <input type="hidden" name={MERCHANT_ID} value={id} />
        <TextField
          required
          type="search"
          label={text('merchant.search')}
          name="title"
          defaultValue={words}
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline" icon={<SearchIcon />}>
          {text('merchants.search.submit')}
        </Button>
      </form>
    </search>
  );
}
