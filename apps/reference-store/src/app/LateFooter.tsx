import { memo, Suspense, useEffect } from 'react';
import { deferred } from '../lib/deferred.tsx';
import { firstInteraction } from '../lib/interaction.ts';

/** Clicks and submits from before the footer's code was loaded. */
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
      // Without its code, the links and forms still work as the server sent them.
      stopKeeping();
      for (const form of sent) form.submit();
    },
  },
);

/** The footer of every page: static HTML from the server until the visitor first interacts, then hydrated. */
export const LateFooter = memo(function LateFooter() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
