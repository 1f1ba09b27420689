import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { WalletButtons } from '../components/WalletButtons.tsx';
import { loadCatalogue, loadWords } from '../i18n/catalogue.ts';
import { MoreWords, TextsProvider } from '../i18n/texts.tsx';

const loadTexts = async (locale: 'en' | 'fr') => {
  const [{ messages }, folders] = await Promise.all([loadCatalogue(locale), loadWords(['wallets'], locale)]);
  return { locale, messages, folders };
};
type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>;

/** In place of what a payment provider draws, which is its own. */
const button = { blockSize: 48, inlineSize: '100%', borderRadius: 6, background: '#000', color: '#fff', border: 0 };

const meta = {
  title: 'Pages/Wallets',
  component: WalletButtons,
  tags: ['!autodocs'],
  args: {
    isBusy: false,
    error: undefined,
    children: (
      <button type="button" style={button}>
        Wallet
      </button>
    ),
  },
  loaders: [async ({ globals }) => ({ texts: await loadTexts(globals.locale === 'fr' ? 'fr' : 'en') })],
  render: (args, { loaded }) => (
    <InWords {...(loaded.texts as LoadedTexts)}>
      <WalletButtons {...args} />
    </InWords>
  ),
} satisfies Meta<typeof WalletButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

function InWords({ locale, messages, folders, children }: LoadedTexts & { children: ReactNode }) {
  return (
    <TextsProvider locale={locale} words={messages}>
      <MoreWords words={folders}>{children}</MoreWords>
    </TextsProvider>
  );
}

export const Wallets: Story = {};
export const WalletRefused: Story = { args: { error: 'Your card was declined. Try another card.' } };
export const WalletConfirming: Story = { args: { isBusy: true } };
export const WalletConfirmingInFrench: Story = {
  ...WalletConfirming,
  globals: { locale: 'fr' },
  tags: ['test', '!dev'],
};
