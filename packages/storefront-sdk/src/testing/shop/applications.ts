import { anApplication } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure } from '../respond.ts';
import { missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

const DECLINED = 3;

/** Applications to become a merchant: one of a name at a time; a declined one may be sent again. Any code is right. */
export function applicationAnswers(shop: Shop): MockAnswers {
  return {
    'application.apply': ({ body: { captcha: _, isAgreed: __, id, qualificationPicture, ...facts } }) => {
      const declined = shop.applications.find((one) => one.id === id && one.auditStatus === DECLINED);
      if (id !== undefined && !declined) throw missing();
      const isTaken = [...shop.merchants, ...shop.applications].some(
        (one) => one.name === facts.name && one !== declined,
      );
      if (isTaken) throw new MockFailure(400, 'This name belongs to somebody else');
      const application = anApplication({
        ...facts,
        id: id ?? shop.nextId(),
        qualificationPicture: JSON.parse(qualificationPicture),
        createTime: shop.now(),
      });
      shop.applications = [application, ...shop.applications.filter((one) => one !== declined)];
      return null;
    },
    'application.records': (request) => pageOf(shop.applications, request),
  };
}
