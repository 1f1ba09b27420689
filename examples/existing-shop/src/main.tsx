import './style.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app';
import { identity } from './identity';
import { i18n } from './language';
import { openShop } from './shop';

const root = createRoot(document.getElementById('root') as HTMLElement);

if (location.pathname === '/callback') {
  location.replace(await identity.complete().catch(() => '/'));
} else {
  const shop = await openShop().catch(() => undefined);
  root.render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        {shop ? <App shop={shop} path={location.pathname} /> : <p role="alert">{i18n.t('failed')}</p>}
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
