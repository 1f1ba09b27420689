import { Alert, ThemeScope } from '@promenade/storefront-ui';
import { buildTheme, contrastPairs, type MovedColor, themeCss, themeJson } from '@promenade/storefront-ui/tokens';
import { useState } from 'react';
import { Controls } from './Controls.tsx';
import { ExportedFile } from './ExportedFile.tsx';
import { defaultTheme, type LabTheme, readTheme, shareUrl } from './lab-theme.ts';
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

/** Colours that the theme changed for their contrast. */
function MovedColors({ moved }: { moved: readonly MovedColor[] }) {
  if (moved.length === 0) return null;
  return (
    <Alert tone="info" title="Colours were changed">
      {moved.map(({ mode, asked, used }) => `In the ${mode} theme, ${asked} is shown as ${used}.`).join(' ')} Text on
      them would be hard to read otherwise.
    </Alert>
  );
}

/** Shows a theme on a shop with its contrast, and exports it as files. */
export function ThemeLab() {
  const [theme, setTheme] = useState(readTheme);
  const change = (part: Partial<LabTheme>) => {
    const next = { ...theme, ...part };
    setTheme(next);
    window.history.replaceState(window.history.state, '', shareUrl(next));
  };
  const options = optionsOf(theme);
  const { light, dark, more, moved } = buildTheme({ brand: theme.brand, buttons: theme.buttons });
  const level = theme.contrast === 'more' ? 'more' : 'normal';
  const shown = level === 'more' ? more : { light, dark };
  return (
    <main className="lab">
      <header className="lab-head">
        <h1>Theme lab</h1>
        <p>Choose a brand colour, a radius and a font. Check the contrast, then download the theme.</p>
      </header>
      <Controls theme={theme} onChange={change} onReset={() => change(defaultTheme)} />
      <MovedColors moved={moved.filter(({ contrast }) => contrast === level)} />
      <h2>Contrast</h2>
      <div className="lab-tables">
        <PairTable caption="Light" pairs={contrastPairs(shown.light, level)} />
        <PairTable caption="Dark" pairs={contrastPairs(shown.dark, level)} />
      </div>
      <h2>Preview</h2>
      <div className="lab-shops">
        {(['light', 'dark'] as const).map((appearance) => (
          <ThemeScope
            key={appearance}
            as="section"
            aria-label={`Shop, ${appearance}`}
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
      <h2>Download</h2>
      <div className="lab-files">
        <ExportedFile
          name="store-theme.json"
          text={`${JSON.stringify(themeJson({ name: 'From the theme lab', ...options }), null, 2)}\n`}
        >
          The theme of a store, as its backend returns it.
        </ExportedFile>
        <ExportedFile name="theme.ts" text={packageFile(theme)}>
          Props of <code>ThemeStyle</code>, for React apps.
        </ExportedFile>
        <ExportedFile name="theme.css" text={themeCss(options)}>
          A style sheet, for pages without React.
        </ExportedFile>
      </div>
    </main>
  );
}
