import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadWords } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { useEnvironment } from '../lib/environment.ts';
import { withWords } from '../lib/lazy.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { signOfLife } from '../lib/sign-of-life.ts';

/** The footer's code and its words in one language. */
async function footerIn(locale: Locale): Promise<ComponentType> {
  const [{ ShopFooter }, words] = await Promise.all([import('./Footer.tsx'), loadWords(['frame'], locale)]);
  return withWords(ShopFooter, words);
}

let installed: Partial<Record<Locale, ComponentType>> = {};

/** Servers render the footer at once. */
export async function installFooter(): Promise<void> {
  installed = { en: await footerIn('en'), fr: await footerIn('fr') };
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

async function loadFooter(locale: Locale): Promise<ComponentType> {
  await signOfLife;
  const Footer = await footerIn(locale);
  return function AnsweringFooter() {
    useEffect(() => {
      stopKeeping();
      for (const button of pressed) button.click();
      for (const form of sent) form.requestSubmit();
      pressed.clear();
      sent.clear();
    }, []);
    return <Footer />;
  };
}

const stopKeeping = () => {
  window.removeEventListener('click', keepPress, true);
  window.removeEventListener('submit', keepForm, true);
};

const lateFooter = (locale: Locale) =>
  lazyPart(
    () => {
      window.addEventListener('click', keepPress, true);
      window.addEventListener('submit', keepForm, true);
      return loadFooter(locale);
    },
    () => {
      // Its links and forms work as the server sent them.
      stopKeeping();
      for (const form of sent) form.submit();
    },
  );

const late: Record<Locale, ComponentType> = { en: lateFooter('en'), fr: lateFooter('fr') };

/** The foot of every page: as the server sent it until the visitor does anything, then with its code. */
export const LateFooter = memo(function LateFooter() {
  const { locale } = useEnvironment();
  const Footer = installed[locale] ?? late[locale];
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
