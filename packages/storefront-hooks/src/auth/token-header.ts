/** How a token that is bound to no key is sent. Tokens bound by DPoP are sent as RFC 9449 demands, whatever stands here. */
export interface TokenHeaderOptions {
  /** Name of the header, as in `Authori-zation`. @default 'Authorization' */
  headerName?: string;
  /** Word before the token; `''` sends the bare token. @default 'Bearer' */
  scheme?: string;
}

/** The header that carries an unbound token. */
export function tokenHeader(token: string, options: TokenHeaderOptions): Record<string, string> {
  const { headerName = 'Authorization', scheme = 'Bearer' } = options;
  return { [headerName]: scheme ? `${scheme} ${token}` : token };
}

/** The token in the headers of a request that was sent with one. */
export function sentToken(headers: Headers, { headerName = 'Authorization' }: TokenHeaderOptions): string | undefined {
  const value = headers.get('authorization') ?? headers.get(headerName);
  return value?.split(' ').at(-1);
}
