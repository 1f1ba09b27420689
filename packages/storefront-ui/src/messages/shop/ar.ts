// Generated from ar.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of `src/shop` in Arabic. */
export const shop: ShopStrings = {
  price: { current: 'السعر الحالي', original: 'السعر الأصلي', lowest: (price) => `أدنى سعر خلال الأيام الثلاثين السابقة: \u2068${price}\u2069`, pending: 'جارٍ تحديث السعر' },
  rating: { label: (value) => `${value} من 5`, labelWithCount: (value, count) => `${value} من 5 (\u2068${count}\u2069)` },
  sold: (count) => `تم بيع \u2068${count}\u2069`,
  freeShipping: 'شحن مجاني',
  stock: { soldOut: 'نفدت الكمية', left: (pieces) => pieces === 1 ? 'بقيت قطعة واحدة فقط' : form({ two: 'بقيت قطعتان فقط', few: `بقيت ${pieces} قطع فقط`, many: `بقيت ${pieces} قطعة فقط`, other: `بقيت ${pieces} قطعة فقط` }, pieces), inStock: 'متوفر' },
  productCard: { quickAdd: 'إضافة سريعة', quickAddOf: (name) => `إضافة سريعة: \u2068${name}\u2069`, quickViewOf: (name) => `عرض سريع: \u2068${name}\u2069` },
  wish: { add: (name) => `إضافة إلى قائمة الأمنيات: \u2068${name}\u2069`, remove: (name) => `إزالة من قائمة الأمنيات: \u2068${name}\u2069` },
  compare: { add: (name) => `مقارنة: \u2068${name}\u2069`, remove: (name) => `إزالة من المقارنة: \u2068${name}\u2069` },
  quantity: { label: 'الكمية', labelOf: (name) => `كمية \u2068${name}\u2069`, decrease: 'تقليل الكمية', increase: 'زيادة الكمية', atMost: (pieces) => pieces === 1 ? 'بقيت قطعة واحدة فقط' : form({ two: 'بقيت قطعتان فقط', few: `بقيت ${pieces} قطع فقط`, many: `بقيت ${pieces} قطعة فقط`, other: `بقيت ${pieces} قطعة فقط` }, pieces), atLeast: 'الحد الأدنى هو 1' },
  variants: { unavailable: 'غير متاح', explain: (value) => `\u2068${value}\u2069 غير متاح مع اختياراتك الأخرى.` },
  gallery: { label: (name) => `صور \u2068${name}\u2069`, choose: (number, total) => `عرض الصورة ${number} من ${total}`, position: (number, total) => `الصورة ${number} من ${total}`, enlarge: (number) => `تكبير الصورة ${number}`, video: (name) => `فيديو \u2068${name}\u2069` },
  lightbox: { zoomIn: 'تكبير', zoomOut: 'تصغير', previous: 'الصورة السابقة', next: 'الصورة التالية' },
  buy: { add: 'أضف إلى السلة', now: 'اشترِ الآن', bar: 'شراء' },
  merchant: { soldBy: 'البائع' },
  cart: { choose: (name) => `تحديد \u2068${name}\u2069`, chooseAllOf: (merchant) => `تحديد كل منتجات \u2068${merchant}\u2069`, remove: 'إزالة', removeOf: (name) => `إزالة \u2068${name}\u2069`, unitPrice: 'سعر القطعة', lineTotal: 'إجمالي المنتج', priceChanged: (was, now) => `تغيّر السعر من \u2068${was}\u2069 إلى \u2068${now}\u2069.`, subtotalOf: (merchant) => `المجموع الفرعي، \u2068${merchant}\u2069`, lines: 'المنتجات', summary: 'الملخص' },
  receipt: { updating: 'جارٍ تحديث الإجمالي', updated: (total) => `الإجمالي الجديد: \u2068${total}\u2069` },
  header: { navigation: 'القائمة الرئيسية', menu: 'القائمة', search: 'بحث', account: 'الحساب', accountOf: (name) => `حساب \u2068${name}\u2069`, signedInAs: (name) => `تم تسجيل الدخول باسم \u2068${name}\u2069`, signOut: 'تسجيل الخروج', cart: (count) => count === 0 ? 'السلة فارغة' : form({ one: 'السلة، منتج واحد', two: 'السلة، منتجان', few: `السلة، ${count} منتجات`, many: `السلة، ${count} منتجًا`, other: `السلة، ${count} منتج` }, count), cartUncounted: 'السلة', announcement: 'إعلان', dismissAnnouncement: 'إخفاء الإعلان', language: (current) => `اللغة: \u2068${current}\u2069`, currency: (current) => `العملة: \u2068${current}\u2069`, languages: 'اللغة', currencies: 'العملة' },
  categoryMenu: { allOf: (category) => `الكل في \u2068${category}\u2069`, back: 'رجوع' },
  search: { title: 'بحث', label: 'عمّ تبحث؟', placeholder: 'منتج أو فئة', submit: 'بحث', hot: 'عمليات البحث الشائعة', recent: 'عمليات البحث الأخيرة', forget: (words) => `إزالة «\u2068${words}\u2069»`, forgetAll: 'مسح الكل', products: 'المنتجات', categories: 'الفئات', suggestions: (count) => count === 0 ? 'لا توجد اقتراحات' : form({ one: 'اقتراح واحد', two: 'اقتراحان', few: `${count} اقتراحات`, many: `${count} اقتراحًا`, other: `${count} اقتراح` }, count) },
  footer: { newsletterTitle: 'النشرة البريدية', newsletterText: 'أحدث المنتجات والعروض تصلك إلى بريدك.', newsletterEmail: 'البريد الإلكتروني', newsletterSubmit: 'اشتراك', share: 'مشاركة هذه الصفحة', shareOn: (network) => `مشاركة على \u2068${network}\u2069`, follow: 'تابعنا', followOn: (network) => `تابعنا على \u2068${network}\u2069`, trust: 'الدفع والأمان' },
  filters: { title: 'تصفية وترتيب', sort: 'ترتيب حسب', price: 'السعر', from: 'من', to: 'إلى', apply: 'تطبيق', applied: (count) => count === 0 ? 'لا توجد عوامل تصفية' : form({ one: 'عامل تصفية واحد', two: 'عاملا تصفية', few: `${count} عوامل تصفية`, many: `${count} عامل تصفية`, other: `${count} عامل تصفية` }, count), remove: (filter) => `إزالة عامل التصفية: \u2068${filter}\u2069`, clear: 'مسح الكل', priceInvalid: 'أدخل مبلغًا، مثل 25 أو 19.90.' },
};
