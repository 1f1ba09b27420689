'use client';

import { useState } from 'react';

/** What there is to say about an update: nothing before the first one, then that it runs, then that it is done. */
export function useUpdateNews(updating: boolean): 'updating' | 'updated' | undefined {
  const [news, setNews] = useState<'updating' | 'updated'>();
  if (updating && news !== 'updating') setNews('updating');
  if (!updating && news === 'updating') setNews('updated');
  return news;
}
