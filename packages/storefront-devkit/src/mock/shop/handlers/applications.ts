import { anApplication } from '../../fixtures/index.ts';
import type { MockHandlers } from '../../respond.ts';
import { checkCode, plainEmail, sendCode } from '../codes.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { accountOf, pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';

const PENDING = 1;
const DECLINED = 3;

/** Applications to become a merchant: one of a name at a time; a declined one may be sent again. */
export function applicationHandlers(shop: Shop): MockHandlers {
  return {
    'applications.sendCode': ({ body }) => sendCode(shop, 'application', plainEmail(body)),
    'applications.apply': (request) => {
      const { captcha, isAgreed: _, id, qualificationPicture, ...facts } = request.body;
      const uid = accountOf(shop, request)?.user.uid ?? null;
      const code = checkCode(shop, 'application', plainEmail(facts.email), captcha);
      const declined = shop.applications.find(
        (one) => one.facts.id === id && one.uid === uid && one.facts.auditStatus === DECLINED,
      );
      if (id !== undefined && !declined) throw notFound();
      if (shop.merchants.some(({ name }) => name === facts.name)) {
        throw badField('name', 'This name belongs to another merchant');
      }
      const isPending = shop.applications.some(
        (one) => one.facts.auditStatus === PENDING && one.facts.name === facts.name,
      );
      if (isPending) throw refused('An application is pending already');
      code.isUsed = true;
      const application = anApplication({
        ...facts,
        id: id ?? shop.nextId(),
        qualificationPicture: JSON.parse(qualificationPicture),
        createTime: shop.now(),
      });
      shop.applications = [{ uid, facts: application }, ...shop.applications.filter((one) => one !== declined)];
      return null;
    },
    'applications.records': (request) => {
      const { uid } = signedIn(shop, request).user;
      const own = shop.applications.filter((one) => one.uid === uid);
      return pageOf(
        own.map(({ facts }) => facts),
        request,
      );
    },
  };
}
