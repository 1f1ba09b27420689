import { Alert, ThemeScope } from '@promenade/storefront-ui';
import { buildTheme, contrastPairs, type MovedColor, themeCss, themeJson } from '@promenade/storefront-ui/tokens';
import { useState } from 'react';
import { Controls } from './Controls.tsx';
import { ExportedFile } from './ExportedFile.tsx';
import { type LabTheme, readTheme, shareAddress, usualTheme } from './lab-theme.ts';
import { PairTable } from './PairTable.tsx';
import { PreviewShop } from './PreviewShop.tsx';
import './theme-lab.css';

const packageFile = (theme: LabTheme) =>
  [
    "import type { ThemeStyleProps } from '@promenade/storefront-ui';",
    '',
    `export const theme = ${JSON.stringify(optionsOf(theme), null, 2)} satisfies ThemeStyleProps;`,
    '',
  ].join('\n');

const optionsOf = ({ brand, buttons, radius, font, density }: LabTheme) => ({
  ...{ brand, buttons, radius },
  ...(density !== 'comfortable' && { density }),
  ...(font && { font }),
});

/** What the shop shows in place of a colour that words could not be read on. */
function MovedColors({ moved }: { moved: readonly MovedColor[] }) {
  if (moved.length === 0) return null;
  return (
    <Alert tone="info" title="This colour was adjusted">
      {moved.map(({ mode, asked, used }) => `In ${mode}, ${asked} is shown as ${used}.`).join(' ')} Otherwise text on it
      would be hard to read, or it would not stand out from the page.
    </Alert>
  );
}

/** A theme tried on a whole shop, proven by its contrast, and taken away as files. */
export function ThemeLab() {
  const [theme, setTheme] = useState(readTheme);
  const change = (part: Partial<LabTheme>) => {
    const next = { ...theme, ...part };
    setTheme(next);
    window.history.replaceState(window.history.state, '', shareAddress(next));
  };
  const options = optionsOf(theme);
  const { light, dark, more, moved } = buildTheme({ brand: theme.brand, buttons: theme.buttons });
  const level = theme.contrast === 'more' ? 'more' : 'normal';
  const shown = level === 'more' ? more : { light, dark };
  return (
    <main className="lab">
      <header className="lab-head">
        <h1>Theme lab</h1>
        <p>
          One colour, a radius and a font make a shop. Every contrast is reckoned as you choose; take the theme away
          below.
        </p>
      </header>
      <Controls theme={theme} onChange={change} onReset={() => change(usualTheme)} />
      <div className="lab-shops">
        {(['light', 'dark'] as const).map((appearance) => (
          <ThemeScope
            key={appearance}
            as="section"
            aria-label={`The shop, ${appearance}`}
            className="lab-shop"
            theme={appearance}
            contrast={theme.contrast === 'more' ? 'more' : undefined}
            {...options}
            density={theme.density}
          >
            <PreviewShop name={appearance} />
          </ThemeScope>
        ))}
      </div>
      <MovedColors moved={moved.filter(({ contrast }) => contrast === level)} />
      <h2>Contrast</h2>
      <div className="lab-tables">
        <PairTable caption="Light" pairs={contrastPairs(shown.light, level)} />
        <PairTable caption="Dark" pairs={contrastPairs(shown.dark, level)} />
      </div>
      <h2>Take it away</h2>
      <ExportedFile name="theme.css" text={themeCss(options)} />
      <ExportedFile name="theme.ts" text={packageFile(theme)} />
      <ExportedFile
        name="store-theme.json"
        text={`${JSON.stringify(themeJson({ name: 'From the theme lab', ...options }), null, 2)}\n`}
      />
    </main>
  );
}
