/** Format of the header for tokens without DPoP. Tokens with DPoP are always sent as RFC 9449 specifies. */
export interface TokenHeaderOptions {
  /** Name of the header. @default 'Authorization' */
  headerName?: string;
  /** Authentication scheme before the token; with `''` only the token is sent. @default 'Bearer' */
  scheme?: string;
}

/** The header for a token without DPoP. */
export function tokenHeader(token: string, options: TokenHeaderOptions): Record<string, string> {
  const { headerName = 'Authorization', scheme = 'Bearer' } = options;
  return { [headerName]: scheme ? `${scheme} ${token}` : token };
}

/** The token in the headers of a request; `undefined` if there is none. */
export function sentToken(headers: Headers, { headerName = 'Authorization' }: TokenHeaderOptions): string | undefined {
  const value = headers.get('authorization') ?? headers.get(headerName);
  return value?.split(' ').at(-1);
}
