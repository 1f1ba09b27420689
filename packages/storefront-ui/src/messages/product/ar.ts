// Generated from ar.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of a product’s page in Arabic. */
export const product: ProductStrings = {
  coupon: { off: (value) => `خصم \u2068${value}\u2069`, minimum: (amount) => `الحد الأدنى للشراء \u2068${amount}\u2069`, anyOrder: 'بلا حد أدنى للشراء', kind: { unknown: 'قسيمة', general: 'لجميع المنتجات', goods: 'لمنتجات مختارة', category: 'لفئات مختارة' }, kindOf: (kind, merchant) => `\u2068${kind}\u2069 من \u2068${merchant}\u2069`, from: 'صالحة من', until: 'إلى', validUntil: 'صالحة حتى', days: (count) => count === 0 ? 'صالحة في يوم استلامها' : form({ one: 'صالحة لمدة يوم واحد من استلامها', two: 'صالحة لمدة يومين من استلامها', few: `صالحة لمدة ${count} أيام من استلامها`, many: `صالحة لمدة ${count} يومًا من استلامها`, other: `صالحة لمدة ${count} يوم من استلامها` }, count), receive: 'احصل على القسيمة', receiveOf: (name) => `احصل على القسيمة: \u2068${name}\u2069`, state: { open: 'متاحة', received: 'تم الحصول عليها', disabled: 'غير متاحة', over: 'انتهى العرض', 'not-yet': 'غير متاحة بعد', 'sold-out': 'نفدت', usable: 'جاهزة للاستخدام', used: 'مستخدمة', expired: 'منتهية الصلاحية', 'not-started': 'غير صالحة بعد' } },
  review: { verified: 'شراء موثّق', bought: (attributes) => `تم شراء: \u2068${attributes}\u2069`, reply: 'رد البائع', enlarge: (number, author) => `تكبير الصورة ${number} من \u2068${author}\u2069`, mean: (average) => `متوسط التقييم \u2068${average}\u2069 من 5`, spread: 'توزيع التقييمات' },
};
