import { errorTextIn, type UseAddresses, useAddressCard, useAddresses } from '@promenade/storefront-hooks';
import type { Address } from '@promenade/storefront-sdk';
import { Button, Grid, Message, PageHeader, Skeleton, VisuallyHidden } from '@promenade/storefront-ui';
import { AddressCard, type AddressCardProps } from '@promenade/storefront-ui/shop';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountShell } from '../components/AccountPage.tsx';
import { AddressEditor, addressValues } from '../components/AddressEditor.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { useText } from '../i18n/texts.tsx';
import { ADDRESSES_PATH, editPath } from '../lib/account-paths.ts';
import { ConfirmDialog } from '../lib/deferred-parts.ts';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle, useTitleFocus } from '../lib/focus-page-title.ts';
import { useNotices } from '../lib/notices.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import styles from '../styles/addresses.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('account')('addresses.title')}>
      <AddressBook url={url} />
    </AccountShell>
  );
}

/** The addresses of the account: the list, or the form for one of them. */
function AddressBook({ url }: { url: URL }) {
  const text = useText('account');
  const navigate = useNavigate();
  const notices = useNotices();
  const isHere = useIsHere();
  const addresses = useAddresses();
  const { data: list, error, isLoading, isRefreshing, refresh } = addresses;
  const edit = url.searchParams.get('edit');
  const edited = list?.find((address) => `${address.id}` === edit);
  const isEditing = list !== undefined && (edit === 'new' || edited !== undefined);

  useTitleFocus(edit);

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
      {error ? <ReadError title={text('addresses.failed')} of={{ error, isRefreshing, refresh }} /> : null}
      {isLoading ? <Skeleton shape="block" /> : null}
      {list?.length === 0 && !error ? (
        <Message title={text('addresses.empty')} actions={add}>
          {text('addresses.emptyText')}
        </Message>
      ) : null}
      {list?.length ? <AddressCards list={list} addresses={addresses} /> : null}
    </div>
  );
}

/** The addresses of the account, each with its buttons. */
function AddressCards({ list, addresses }: { list: readonly Address[]; addresses: UseAddresses }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  const { remove, save, setDefault } = addresses;
  const [question, setQuestion] = useState<Address>();
  const [isAsking, setAsking] = useState(false);
  const [touched, setTouched] = useState<number>();
  const [announcement, setAnnouncement] = useState<string>();

  const ask = (id: string) => {
    remove.reset();
    setQuestion(list.find((address) => `${address.id}` === id));
    setAsking(true);
  };
  const restore = (address: Address) =>
    void save.run({ ...addressValues(address), isDefault: address.isDefault }).catch(notices.fail);
  const carryOut = async (address: Address) => {
    try {
      await remove.run(address.id);
      notices.say(text('addresses.deleted'), { label: text('addresses.undo'), onClick: () => restore(address) });
      focusPageTitle(() => setAsking(false));
    } catch {
      // The dialog stays open and shows the error.
    }
  };
  const makeDefault = async (id: number) => {
    setTouched(id);
    setAnnouncement(undefined);
    try {
      await setDefault.run(id);
      // A badge shows it, so the message is for screen readers only.
      setAnnouncement(text('addresses.madeDefault'));
      focusPageTitle();
    } catch {
      // The card shows the error.
    }
  };
  return (
    <>
      <Grid columns="two">
        {list.map((address) => (
          <ShopAddressCard
            key={address.id}
            address={address}
            onEdit={(id) => void navigate(editPath(id))}
            onDelete={ask}
            onMakeDefault={() => void makeDefault(address.id)}
            pending={touched === address.id && setDefault.isPending}
            error={touched === address.id && setDefault.error ? errorTextIn(setDefault.error, locale) : undefined}
          />
        ))}
      </Grid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {question ? (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={text('addresses.delete.title')}
            text={[question.addressLine1, question.city].join(', ')}
            confirmLabel={text('addresses.delete.confirm')}
            onConfirm={() => void carryOut(question)}
            pending={remove.isPending}
            error={remove.error && errorTextIn(remove.error, locale)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ShopAddressCard({ address, ...rest }: Omit<AddressCardProps, 'address'> & { address: Address }) {
  return <AddressCard {...useAddressCard(address)} {...rest} />;
}
