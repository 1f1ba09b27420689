import { useLayoutEffect } from 'react';

/**
 * In place of the package `react-style-singleton`, by which dialogs stop the page behind them from scrolling. That inserts a
 * `<style>`, for which public pages have no nonce; a constructed style sheet needs none.
 */
export const styleSingleton = () =>
  function AdoptedStyle({ styles }: { styles: string }): null {
    useLayoutEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
