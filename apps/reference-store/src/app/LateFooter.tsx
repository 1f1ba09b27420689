import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadWords } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { MoreWords } from '../i18n/texts.tsx';
import { deferred } from '../lib/deferred.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { firstInteraction } from '../lib/interaction.ts';

let installed: Partial<Record<Locale, ComponentType>> = {};

/** Servers render the footer at once. */
export async function installFooter(): Promise<void> {
  const { ShopFooter } = await import('./Footer.tsx');
  const footerIn = async (locale: Locale): Promise<ComponentType> => {
    const words = await loadWords(['frame'], locale);
    return () => (
      <MoreWords words={words}>
        <ShopFooter />
      </MoreWords>
    );
  };
  installed = { en: await footerIn('en'), fr: await footerIn('fr') };
}

/** Clicks and submits from before its code was loaded. */
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
const stopKeeping = () => {
  window.removeEventListener('click', keepPress, true);
  window.removeEventListener('submit', keepForm, true);
};

const Footer = deferred(
  async () => {
    const { ShopFooter } = await import('./Footer.tsx');
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
  },
  {
    words: ['frame'],
    after() {
      window.addEventListener('click', keepPress, true);
      window.addEventListener('submit', keepForm, true);
      return firstInteraction;
    },
    onMissing() {
      // Its links and forms work as the server sent them.
      stopKeeping();
      for (const form of sent) form.submit();
    },
  },
);

/** The foot of every page: as the server sent it until the visitor does anything, then with its code. */
export const LateFooter = memo(function LateFooter() {
  const Shown = installed[useEnvironment().locale] ?? Footer;
  return (
    <Suspense>
      <Shown />
    </Suspense>
  );
});
