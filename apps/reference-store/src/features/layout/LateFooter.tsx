import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { lazyPart } from '../../errors/lazy-part.ts';
import { signOfLife } from '../../page/sign-of-life.ts';

let Installed: ComponentType | undefined;

/** Servers render the footer at once. */
export function installFooter(Footer: ComponentType): void {
  Installed = Footer;
}

/** What was pressed and sent before its code was there. */
const pressed = new Set<HTMLButtonElement>();
const sent = new Set<HTMLFormElement>();
const keepPress = ({ target }: Event) => {
  const button = target instanceof Element && target.closest('footer button');
  if (button instanceof HTMLButtonElement && button.type === 'button') pressed.add(button);
};
const keepForm = (event: Event) => {
  if (!(event.target instanceof HTMLFormElement) || !event.target.closest('footer')) return;
  event.preventDefault();
  sent.add(event.target);
};

async function loadFooter(): Promise<ComponentType> {
  await signOfLife;
  const { ShopFooter } = await import('./ShopFooter.tsx');
  return function AnsweringFooter() {
    useEffect(() => {
      stopKeeping();
      for (const button of pressed) button.click();
      for (const form of sent) form.requestSubmit();
      pressed.clear();
      sent.clear();
    }, []);
    return <ShopFooter />;
  };
}

const stopKeeping = () => {
  window.removeEventListener('click', keepPress, true);
  window.removeEventListener('submit', keepForm, true);
};

const Loaded = lazyPart(
  () => {
    window.addEventListener('click', keepPress, true);
    window.addEventListener('submit', keepForm, true);
    return loadFooter();
  },
  () => {
    // Its links and forms work as the server sent them.
    stopKeeping();
    for (const form of sent) form.submit();
  },
);

/** The foot of every page: as the server sent it until the visitor does anything, then with its code. */
export const LateFooter = memo(function LateFooter() {
  const Footer = Installed ?? Loaded;
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
