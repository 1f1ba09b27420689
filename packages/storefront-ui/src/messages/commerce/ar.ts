// Written from ar.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of `src/commerce` in Arabic. */
export const commerce: CommerceStrings = {
  price: { current: 'السعر الحالي', original: 'السعر الأصلي', pending: 'جارٍ تحديث السعر' },
  rating: { label: (value) => `${value} من 5`, labelWithCount: (value, count) => `${value} من 5 (${count})` },
  sold: (count) => `تم بيع ${count}`,
  freeShipping: 'شحن مجاني',
  stock: { soldOut: 'نفدت الكمية', left: (pieces) => pieces === 1 ? 'بقيت قطعة واحدة فقط' : form({ two: 'بقيت قطعتان فقط', few: `بقيت ${pieces} قطع فقط`, many: `بقيت ${pieces} قطعة فقط`, other: `بقيت ${pieces} قطعة فقط` }, pieces), inStock: 'متوفر' },
  productCard: { quickAdd: 'إضافة سريعة', quickAddOf: (name) => `إضافة سريعة: ${name}`, quickViewOf: (name) => `عرض سريع: ${name}` },
  quantity: { label: 'الكمية', labelOf: (name) => `كمية ${name}`, decrease: 'تقليل الكمية', increase: 'زيادة الكمية', atMost: (pieces) => pieces === 1 ? 'بقيت قطعة واحدة فقط' : form({ two: 'بقيت قطعتان فقط', few: `بقيت ${pieces} قطع فقط`, many: `بقيت ${pieces} قطعة فقط`, other: `بقيت ${pieces} قطعة فقط` }, pieces), atLeast: 'الحد الأدنى هو 1' },
  variants: { unavailable: 'غير متاح', explain: (value) => `${value} غير متاح مع اختياراتك الأخرى.` },
  gallery: { label: (name) => `صور ${name}`, choose: (number, total) => `عرض الصورة ${number} من ${total}`, position: (number, total) => `الصورة ${number} من ${total}`, enlarge: (number) => `تكبير الصورة ${number}`, video: (name) => `فيديو ${name}` },
  lightbox: { zoomIn: 'تكبير', zoomOut: 'تصغير', previous: 'الصورة السابقة', next: 'الصورة التالية' },
  buy: { add: 'أضف إلى السلة', now: 'اشترِ الآن', bar: 'شراء' },
  merchant: { soldBy: 'البائع' },
  cart: { choose: (name) => `تحديد ${name}`, chooseAllOf: (merchant) => `تحديد كل منتجات ${merchant}`, remove: 'إزالة', removeOf: (name) => `إزالة ${name}`, unitPrice: 'سعر القطعة', lineTotal: 'إجمالي المنتج', priceChanged: (was, now) => `تغيّر السعر من ${was} إلى ${now}.`, subtotalOf: (merchant) => `المجموع الفرعي، ${merchant}`, lines: 'المنتجات' },
  receipt: { updating: 'جارٍ تحديث الإجمالي', updated: (total) => `الإجمالي الجديد: ${total}` },
};
