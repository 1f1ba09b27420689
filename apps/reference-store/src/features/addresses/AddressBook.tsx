import { errorTextIn, useAddresses } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { useIsHere } from '../../page/use-is-here.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { AddressCards } from './AddressCards.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { ADDRESSES_PATH, editPath } from './address-paths.ts';
import styles from './addresses.module.css';

/** The addresses of the account: their list, or the form of one of them. */
export function AddressBook({ url }: { url: URL }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  const isHere = useIsHere();
  const addresses = useAddresses();
  const { data: list, error, isLoading, isRefreshing, refresh } = addresses;
  const edit = url.searchParams.get('edit');
  const edited = list?.find((address) => `${address.id}` === edit);
  const isEditing = list !== undefined && (edit === 'new' || edited !== undefined);

  const lastEdit = useRef(edit);
  useEffect(() => {
    if (lastEdit.current !== edit) focusPageTitle();
    lastEdit.current = edit;
  }, [edit]);

  if (isEditing) {
    return (
      <>
        <PageHeader title={text(edited ? 'addresses.edit' : 'addresses.new')} />
        <div className={styles.editor}>
          <AddressEditor
            key={edit}
            address={edited}
            isFirst={list.length === 0}
            onCancel={() => void navigate(ADDRESSES_PATH, { replace: true })}
            onSaved={() => {
              notices.confirm(text('addresses.saved'));
              if (isHere()) void navigate(ADDRESSES_PATH, { replace: true });
            }}
          />
        </div>
      </>
    );
  }
  const add = (
    <Button href={editPath('new')} variant={list?.length ? 'outline' : 'solid'}>
      {text('addresses.new')}
    </Button>
  );
  return (
    <div aria-busy={isLoading || isRefreshing}>
      <PageHeader title={text('addresses.title')} actions={list?.length || error ? add : null} />
      {error ? (
        <LoadError
          title={text('addresses.failed')}
          text={errorTextIn(error, locale)}
          onRetry={() => void refresh()}
          retryPending={isRefreshing}
        />
      ) : null}
      {isLoading ? <Skeleton shape="block" /> : null}
      {list?.length === 0 && !error ? (
        <EmptyState title={text('addresses.empty')} action={add}>
          {text('addresses.emptyText')}
        </EmptyState>
      ) : null}
      {list?.length ? <AddressCards list={list} addresses={addresses} /> : null}
    </div>
  );
}
