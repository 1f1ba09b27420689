'use client';

import { useState } from 'react';

/** Announcement about an update: empty before the first one, then that it is running, then that it is done. */
export function useUpdateStatus(updating: boolean): 'updating' | 'updated' | undefined {
  const [status, setStatus] = useState<'updating' | 'updated'>();
  if (updating && status !== 'updating') setStatus('updating');
  if (!updating && status === 'updating') setStatus('updated');
  return status;
}
