import { Deferred, deferred } from '../lib/deferred.tsx';
import type { WalletFrameProps } from './WalletFrame.tsx';

const WalletFrame = deferred<WalletFrameProps>(() => import('./WalletFrame.tsx').then((part) => part.WalletFrame), {
  words: ['wallets'],
});

/** Buys with a wallet of the device. Loaded at the visitor's first interaction. */
export function ExpressWallets(props: WalletFrameProps) {
  return (
    <Deferred until="interaction">
      <WalletFrame {...props} />
    </Deferred>
  );
}
