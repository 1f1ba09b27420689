import {
  type ColorContrast,
  contrastPairs,
  growHouseRamps,
  resolveColorRoles,
  resolveShadows,
} from '@promenade/storefront-ui/tokens';
import { PairTable } from '../theme-lab/PairTable.tsx';
import '../theme-lab/theme-lab.css';

const levels: readonly { contrast: ColorContrast; name: string }[] = [
  { contrast: 'normal', name: 'usual contrast' },
  { contrast: 'more', name: 'high contrast' },
];

/** Every promised pair of the house, reckoned here and now. */
export function HousePairs() {
  return (
    <div className="lab-tables sb-unstyled">
      {levels.flatMap(({ contrast, name }) =>
        (['light', 'dark'] as const).map((mode) => {
          const ramps = growHouseRamps(mode, contrast);
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
