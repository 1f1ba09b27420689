import { localizePath, merchantPath } from '@promenade/storefront-hooks/domain';
import { Button, SearchIcon, TextField } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { MERCHANT_ID, merchantProductsPath } from './merchant-page-path.ts';
import styles from './merchants.module.css';

/** Searches the products of one merchant. */
export function MerchantProductSearch({ id, words = '' }: { id: number; words?: string | undefined }) {
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
