import { useComparison } from '@promenade/storefront-hooks';
import { COMPARED_MAX, comparisonPath } from '@promenade/storefront-hooks/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { comparison } from '../lib/marks.ts';
import { useNotices } from '../lib/notices.ts';

/** Marks the products to compare on this device, and handles presses on their buttons. */
export function CompareKeeper() {
  const text = useText('frame');
  const navigate = useNavigate();
  const notices = useNotices();
  const { ids, change } = useComparison();
  const pressed = comparison.usePressed();
  useEffect(() => comparison.show(ids), [ids]);
  useEffect(() => {
    if (pressed.size === 0) return;
    for (const press of comparison.take()) {
      const { id, name, wanted } = press;
      const compared = change(id, wanted);
      const show = {
        label: text('compare.show', { count: compared.length }),
        onClick: () => void navigate(comparisonPath(compared)),
      };
      if (!wanted) notices.confirm(text('compare.removed', { name }));
      else if (compared.includes(id)) notices.say(text('compare.added', { name }), show);
      else notices.say(text('compare.full', { count: COMPARED_MAX }), show);
      comparison.settle(press);
    }
  }, [pressed, change, text, navigate, notices]);
  return null;
}
