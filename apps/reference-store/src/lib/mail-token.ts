import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigation } from './route.ts';
import { readStored, writeStored } from './storage.ts';

const nameOf = (orderNo: string) => `pm-order-token-${orderNo}`;

function read(orderNo: string): string | null {
  const token = /^#token=([\w-]{22,128})$/.exec(window.location.hash)?.[1];
  if (token) writeStored('sessionStorage', nameOf(orderNo), token);
  return token ?? readStored('sessionStorage', nameOf(orderNo));
}

/**
 * The token from an order mail, with which the order opens without an account. It is removed from the address bar at once and stored for this tab, so
 * that the order also opens after a reload and in the other language. `undefined` until the browser has checked.
 */
export function useMailToken(orderNo: string): string | null | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useNavigation().page.url;
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    setToken(read(orderNo));
    if (window.location.hash.startsWith('#token=')) void navigate(pathname + search, { replace: true });
  }, [orderNo, navigate, pathname, search]);
  return token;
}
