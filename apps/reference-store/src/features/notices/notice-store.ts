export interface Notice {
  id: number;
  tone: 'neutral' | 'positive' | 'critical';
  words: string;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Puts a notice on the page; it stays until it is dismissed or its time is over. */
export function showNotice(notice: Omit<Notice, 'id'>): void {
  notices = [...notices, { ...notice, id: ++lastId }];
  for (const listener of listeners) listener();
}

export function dismissNotice(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
  for (const listener of listeners) listener();
}

export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => notices,
};
