declare const process: { env: { NODE_ENV?: string } } | undefined;

/** Whether warnings for developers are wanted: in browsers bundlers put the value in place of the expression. */
export function isDevelopment(): boolean {
  try {
    return (process as { env: { NODE_ENV?: string } }).env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
