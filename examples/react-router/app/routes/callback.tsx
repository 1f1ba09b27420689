import { useStorefront } from '@promenade/storefront-hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../language';

export default function Callback() {
  const { session } = useStorefront();
  const navigate = useNavigate();
  useEffect(() => {
    const goTo = ({ returnPath }: { returnPath: string }) => navigate(returnPath, { replace: true });
    session.completeSignIn(location.href).then(goTo, () => goTo({ returnPath: '/' }));
  }, [session, navigate]);
  return <p>{texts.signingIn}</p>;
}
