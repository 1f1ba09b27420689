import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../primitives/button/Button.tsx';
import { Price } from '../shop/price/Price.tsx';
import { UiBaseProvider } from '../theme/ui-context.tsx';
import { primitives, shop } from './en.ts';

const lowered = <Price price={{ now: '$1.00', was: '$2.00' }} />;

it('components of a folder need only the words of their folder', () => {
  const page = (
    <UiBaseProvider strings={{ primitives }} locale="en">
      <Button pending>Add</Button>
    </UiBaseProvider>
  );
  expect(renderToStaticMarkup(page)).toContain(primitives.loading);
});

it('a component of another folder throws an error that names the missing words', () => {
  const page = (
    <UiBaseProvider strings={{ primitives }} locale="en">
      {lowered}
    </UiBaseProvider>
  );
  expect(() => renderToStaticMarkup(page)).toThrow('<UiBaseProvider> was given no words of shop.');
});

it('words of several folders can be combined', () => {
  const page = (
    <UiBaseProvider strings={{ primitives, shop }} locale="en">
      {lowered}
    </UiBaseProvider>
  );
  expect(renderToStaticMarkup(page)).toContain(shop.price.original);
});

it('a shop without words of primitives does not compile', () => {
  const page = (
    // @ts-expect-error dialogs and fields of any folder need them
    <UiBaseProvider strings={{ shop }} locale="en">
      {null}
    </UiBaseProvider>
  );
  expect(page.props.strings).not.toHaveProperty('primitives');
});
