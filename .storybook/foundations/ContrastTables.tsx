import {
  type ColorContrast,
  contrastPairs,
  growDefaultRamps,
  resolveColorRoles,
  resolveShadows,
} from '@promenade/storefront-ui/tokens';
import { PairTable } from '../theme-lab/PairTable.tsx';
import '../theme-lab/theme-lab.css';

const levels: readonly { contrast: ColorContrast; name: string }[] = [
  { contrast: 'normal', name: 'normal contrast' },
  { contrast: 'more', name: 'high contrast' },
];

/** The contrast of all colour pairs of the default theme. */
export function HousePairs() {
  return (
    <div className="lab-tables sb-unstyled">
      {levels.flatMap(({ contrast, name }) =>
        (['light', 'dark'] as const).map((mode) => {
          const ramps = growDefaultRamps(mode, contrast);
          const appearance = {
            color: resolveColorRoles(mode, ramps, contrast),
            shadow: resolveShadows(mode, ramps, contrast),
          };
          return (
            <PairTable
              key={`${mode} ${contrast}`}
              caption={`${mode === 'light' ? 'Light' : 'Dark'}, ${name}`}
              pairs={contrastPairs(appearance, contrast)}
            />
          );
        }),
      )}
    </div>
  );
}
