import { useCallback } from 'react';
import { useText } from '../i18n/texts.tsx';

/** The prompt for an attribute that still has to be chosen. */
export function useChooseLabel(): (axis: string) => string {
  const text = useText('product');
  return useCallback((axis) => text('product.chooseFirst', { axis }), [text]);
}
