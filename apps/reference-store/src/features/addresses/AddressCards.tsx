import { errorTextIn, type UseAddresses, useAddressCard } from '@promenade/storefront-hooks';
import type { Address } from '@promenade/storefront-sdk';
import { AddressCard, type AddressCardProps, Grid, VisuallyHidden } from '@promenade/storefront-ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { useNotices } from '../notices/use-notices.ts';
import { confirmDialog } from '../overlays/confirm-dialog.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { editPath } from './address-paths.ts';
import { addressValues } from './address-values.ts';

/** The addresses of the account with what can be done to them. */
export function AddressCards({ list, addresses }: { list: readonly Address[]; addresses: UseAddresses }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  const { remove, save, setDefault } = addresses;
  const [question, setQuestion] = useState<Address>();
  const [isAsking, setAsking] = useState(false);
  const [touched, setTouched] = useState<number>();
  const [news, setNews] = useState<string>();

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
      // The dialog stays and says why.
    }
  };
  const makeDefault = async (id: number) => {
    setTouched(id);
    setNews(undefined);
    try {
      await setDefault.run(id);
      // The badge shows it; only those who cannot see it need words.
      setNews(text('addresses.madeDefault'));
      focusPageTitle();
    } catch {
      // The card says why.
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
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {question ? (
        <Suspense>
          <confirmDialog.Component
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
