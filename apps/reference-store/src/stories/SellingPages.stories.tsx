import { MOCK_CODE } from '@promenade/storefront-devkit/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Selling', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const SellWithUs: Story = at('/users/registration', { ...signedIn, sees: ['Open your shop', 'Maker'] });
export const Application: Story = at('/merchant/registration', { ...signedIn, sees: ['Apply as a merchant', 'Maker'] });
export const ApplicationSent: Story = at('/merchant/registration/confirm', {
  ...signedIn,
  async before({ applications }) {
    const email = 'ada@example.com';
    await applications.sendCode(email);
    await applications.apply({
      ...{ name: 'Atelier Martin', realName: 'Ada Martin', phone: '+33 1 23 45 67 89', email, captcha: MOCK_CODE },
      ...{ categoryId: 2, typeId: 3, qualificationPicture: ['/media/papers.webp'] },
    });
    return undefined;
  },
  sees: ['Your application has been sent', 'We review your documents'],
});
export const Agreement: Story = at('/middlewares/privacy_agreement', { sees: ['What you promise'] });
export const ApplicationInFrench: Story = {
  ...inFrench(Application, ['Candidater comme marchand']),
  tags: ['test', '!dev'],
};
