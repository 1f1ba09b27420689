/** Whether the visitor asked the browser to save data: what may never be needed is not loaded ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
