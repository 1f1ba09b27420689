/** Whether the visitor has asked the browser to save data. The store then does not prefetch. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
