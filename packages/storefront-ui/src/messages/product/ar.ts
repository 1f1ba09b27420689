// Written from ar.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of a product’s page in Arabic. */
export const product: ProductStrings = {
  coupon: { off: (value) => `خصم ${value}`, minimum: (amount) => `الحد الأدنى للشراء ${amount}`, anyOrder: 'بلا حد أدنى للشراء', kind: { unknown: 'قسيمة', general: 'لجميع المنتجات', goods: 'لمنتجات مختارة', category: 'لفئات مختارة' }, kindOf: (kind, merchant) => `${kind} من ${merchant}`, from: 'صالحة من', until: 'إلى', validUntil: 'صالحة حتى', days: (count) => count === 0 ? 'صالحة في يوم استلامها' : form({ one: 'صالحة لمدة يوم واحد من استلامها', two: 'صالحة لمدة يومين من استلامها', few: `صالحة لمدة ${count} أيام من استلامها`, many: `صالحة لمدة ${count} يومًا من استلامها`, other: `صالحة لمدة ${count} يوم من استلامها` }, count), receive: 'احصل على القسيمة', receiveOf: (name) => `احصل على القسيمة: ${name}`, state: { open: 'متاحة', received: 'تم الحصول عليها', disabled: 'غير متاحة', over: 'انتهى العرض', 'not-yet': 'غير متاحة بعد', 'sold-out': 'نفدت', usable: 'جاهزة للاستخدام', used: 'مستخدمة', expired: 'منتهية الصلاحية', 'not-started': 'غير صالحة بعد' } },
  review: { verified: 'شراء موثّق', bought: (attributes) => `تم شراء: ${attributes}`, reply: 'رد البائع', enlarge: (number, author) => `تكبير الصورة ${number} من ${author}`, mean: (average) => `متوسط التقييم ${average} من 5`, spread: 'توزيع التقييمات' },
  merchant: { visit: 'زيارة المتجر', visitOf: (name) => `زيارة المتجر: ${name}` },
  wish: { add: (name) => `إضافة إلى قائمة الأمنيات: ${name}`, remove: (name) => `إزالة من قائمة الأمنيات: ${name}` },
};
