import type { Page } from 'playwright/test';
import {
  at,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  leaveForSignIn,
  newShopper,
  open,
  type Shopper,
  say,
  test,
} from './shop.ts';

const profile = '/users/user_info';

/** Adds a device with a screen lock; returns a function that sets whether its owner confirms further requests. At first they are confirmed. */
async function plugIn(page: Page): Promise<(agrees: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return (enabled) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/** The signed-in profile of a shopper, in French. */
async function arrive(page: Page, { email }: Shopper): Promise<void> {
  await page.waitForURL((url) => url.pathname === at('fr', profile));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fr', 'account.profile'));
  await expect(page.getByText(email)).toBeVisible();
}

async function signedOut(page: Page): Promise<void> {
  await page.waitForURL(/\/fr\/logout$/);
  await hydrated(page);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('fr', 'account.signOut') }).click();
  await signedOut(page);
}

/** Signs in with the password and adds a passkey on the page of the account's security. */
async function addPasskey(page: Page, shopper: Shopper): Promise<void> {
  await leaveForSignIn(page, `${at('fr', '/sign-in')}?return=${profile}`);
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => url.pathname === at('fr', profile));
  await hydrated(page);
  await page.getByRole('link', { name: say('fr', 'profile.securityLink') }).click();
  const title = page.getByRole('heading', { level: 1, name: say('fr', 'profile.securityLink') });
  await expect(title).toBeVisible();
  await expectAccessible(page);
  const password = page.locator('input[name=password]');
  await password.fill('not-the-password');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(page.getByRole('alert')).toHaveText('Le mot de passe est incorrect. Réessayez.');
  await expect(password).toBeFocused();
  await password.fill(shopper.password);
  await page.keyboard.press('Enter');
  const create = page.getByRole('button', { name: 'Créer la clé d’accès' });
  await expect(create).toBeFocused();
  await expectAccessible(page);
  await create.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Votre clé d’accès a été ajoutée.');
}

async function signInWithPasskey(page: Page, letOwner: (agrees: boolean) => Promise<unknown>): Promise<void> {
  await letOwner(false);
  await leaveForSignIn(page, `${at('fr', '/sign-in')}?return=${profile}`);
  const button = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' });
  await expect(button).toBeVisible();
  await letOwner(true);
  await button.click();
}

test('a shopper adds a passkey with the password, a wrong one is refused, and signs in with it (fr)', async ({
  page,
}) => {
  const shopper = await newShopper();
  const letOwner = await plugIn(page);
  await addPasskey(page, shopper);
  await page.getByRole('link', { name: 'Retour à votre compte' }).click();
  await arrive(page, shopper);
  await signOut(page);
  await signInWithPasskey(page, letOwner);
  await arrive(page, shopper);
});

test(
  'a passkey is suspended by signing out everywhere, and its suggestion signs in after its owner keeps it (fr)',
  deep,
  async ({ page }) => {
    const shopper = await newShopper();
    const letOwner = await plugIn(page);
    await addPasskey(page, shopper);
    await page.reload();
    await expect(page.getByText('Pas encore utilisée')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await signedOut(page);
    await open(page, at('fr', profile));
    await expect(page.getByText(say('fr', 'signIn.forPage', { page: say('fr', 'account.profile') }))).toBeVisible();

    await test.step('the passkey is suspended until its owner has signed in in another way and keeps it', async () => {
      await letOwner(false);
      await leaveForSignIn(page, `${at('fr', '/sign-in')}?return=${profile}`);
      await letOwner(true);
      // Otherwise the device would also confirm the suggestion of the next page.
      await page.route('**/oidc/interaction/*', async (route) => {
        await letOwner(false);
        await route.continue();
      });
      await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
      await expect(page.getByText('Cette clé d’accès est suspendue')).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await fillSignIn(page, shopper);
      await arrive(page, shopper);
      await page.getByRole('link', { name: say('fr', 'profile.securityLink') }).click();
      await expect(page.getByText('Suspendue : conservez-la')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'Conserver la clé d’accès' }).click();
      await expect(page.getByRole('status')).toHaveText('La clé d’accès permet à nouveau de vous connecter.');
      await page.getByRole('link', { name: 'Retour à votre compte' }).click();
      await arrive(page, shopper);
      await signOut(page);
    });

    await test.step('the passkey button signs in', async () => {
      await signInWithPasskey(page, letOwner);
      await arrive(page, shopper);
    });

    await test.step('the suggestion in the email field signs in', async () => {
      await signOut(page);
      await page.goto(`${at('fr', '/sign-in')}?return=${profile}`);
      await arrive(page, shopper);
    });
  },
);

test('without a passkey on the device the sign-in page says so and offers the password', deep, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
  });
  await leaveForSignIn(page, '/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The passkey was not used. Try again, or sign in with your password.',
  );
  await expectAccessible(page);
  await expect(page.locator('input[name=password]')).toBeVisible();
});
