import { Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The page of the identity provider on which an account keeps its passkeys, and ends all its sign-ins. */
const SECURITY_PATH = '/oidc/security';

/** Leads to passkeys and devices, which are the identity provider's. */
export function SecuritySection() {
  const text = useText('account');
  const { locale } = useEnvironment();
  return (
    <ProfileSection title={text('profile.security')} text={text('profile.securityText')}>
      <div>
        <Button variant="outline" href={`${SECURITY_PATH}?ui_locales=${locale}`}>
          {text('profile.securityLink')}
        </Button>
      </div>
    </ProfileSection>
  );
}
