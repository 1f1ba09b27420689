import { isCurrency } from '@promenade/storefront-sdk/money';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import { paymentRegistry } from '../payments/registry.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { error, type Finding, ok, warning } from './finding.ts';

/** Ways to pay that work without an account at a provider. */
const WITHOUT_PROVIDER = ['cod', 'sandbox'];

/** What the settings of each shop need of the ways to pay, and the clients that use it. */
export async function checkShops(db: Db, config: Config): Promise<Finding[]> {
  const shops = await db.selectFrom('stores').selectAll().orderBy('id').execute();
  const payments = [...(await paymentRegistry(config)).values()];
  const findings = shops.flatMap((shop): Finding[] => {
    const called = shop.host === '*' ? 'The shop' : `The shop ${shop.host}`;
    const currency = currencyOf(shop);
    if (!isCurrency(currency)) {
      return [
        error(
          'shops',
          `${called} has the currency ${currency}, which ISO 4217 does not have.`,
          'Amounts have no certain number of decimals.',
          'Set the right one: shop set currency.',
        ),
      ];
    }
    const refused = payments.filter((adapter) => !adapter.supports(currency)).map(({ payType }) => payType);
    const taken = payments.filter((adapter) => adapter.supports(currency));
    const found: Finding[] = [];
    if (refused.length > 0) {
      const isAlone = taken.every(({ payType }) => WITHOUT_PROVIDER.includes(payType));
      const tell = isAlone && !config.cashOnDelivery && !config.sandbox ? error : warning;
      found.push(
        tell(
          'shops',
          `${called} sells in ${currency}, which ${refused.join(' and ')} ${refused.length > 1 ? 'do' : 'does'} not take.`,
          taken.length > 0 ? 'Shoppers are offered the other ways to pay only.' : 'Nobody can pay.',
          'Set up a provider that takes it, or change the currency of a shop without orders.',
        ),
      );
    }
    if (shop.details.familyCalledAt && !shop.details.edition) {
      found.push(
        warning(
          'shops',
          `${called} is used by a client of the backend family, and has no edition.`,
          'Links of its mails, banners, pages after payments and products without choices are those of the reference store.',
          'Run shop set edition family, or mark the origin of the client in CORS_ORIGINS.',
        ),
      );
    }
    return found;
  });
  return findings.length > 0 ? findings : [ok('shops', `${shops.length} in the currencies that the ways to pay take.`)];
}
