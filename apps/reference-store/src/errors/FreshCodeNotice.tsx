import { NoticeBar } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { onFreshCodeNeeded } from './chunk-guard.ts';

/** Tells that the page needs to be loaded again, where it must not do so by itself. What was typed stays until then. */
export function FreshCodeNotice() {
  const text = useText();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFreshCodeNeeded(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <NoticeBar
      tone="caution"
      text={`${text('error.newVersion')}. ${text('error.newVersionText')}`}
      action={{ label: text('error.reload'), onClick: () => window.location.reload() }}
    />
  );
}
