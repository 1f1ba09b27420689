// Generated from ar.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of `src/patterns` in Arabic. */
export const patterns: PatternStrings = {
  header: { navigation: 'القائمة الرئيسية', menu: 'القائمة', search: 'بحث', account: 'الحساب', accountOf: (name) => `حساب \u2068${name}\u2069`, signedInAs: (name) => `تم تسجيل الدخول باسم \u2068${name}\u2069`, signOut: 'تسجيل الخروج', cart: (count) => count === 0 ? 'السلة فارغة' : form({ one: 'السلة، منتج واحد', two: 'السلة، منتجان', few: `السلة، ${count} منتجات`, many: `السلة، ${count} منتجًا`, other: `السلة، ${count} منتج` }, count), cartUncounted: 'السلة', announcement: 'إعلان', dismissAnnouncement: 'إخفاء الإعلان', language: (current) => `اللغة: \u2068${current}\u2069`, currency: (current) => `العملة: \u2068${current}\u2069`, languages: 'اللغة', currencies: 'العملة' },
  commands: { title: 'الأوامر', placeholder: 'ابحث عن صفحة أو طلب أو إجراء' },
  categoryMenu: { allOf: (category) => `الكل في \u2068${category}\u2069`, back: 'رجوع' },
  search: { title: 'بحث', label: 'عمّ تبحث؟', placeholder: 'منتج أو فئة', submit: 'بحث', hot: 'عمليات البحث الشائعة', recent: 'عمليات البحث الأخيرة', forget: (words) => `إزالة «\u2068${words}\u2069»`, forgetAll: 'مسح الكل', products: 'المنتجات', categories: 'الفئات', suggestions: (count) => count === 0 ? 'لا توجد اقتراحات' : form({ one: 'اقتراح واحد', two: 'اقتراحان', few: `${count} اقتراحات`, many: `${count} اقتراحًا`, other: `${count} اقتراح` }, count) },
  footer: { newsletterTitle: 'النشرة البريدية', newsletterText: 'أحدث المنتجات والعروض تصلك إلى بريدك.', newsletterEmail: 'البريد الإلكتروني', newsletterSubmit: 'اشتراك', share: 'مشاركة هذه الصفحة', shareOn: (network) => `مشاركة على \u2068${network}\u2069`, follow: 'تابعنا', followOn: (network) => `تابعنا على \u2068${network}\u2069`, trust: 'الدفع والأمان' },
  filters: { title: 'تصفية وترتيب', sort: 'ترتيب حسب', price: 'السعر', from: 'من', to: 'إلى', apply: 'تطبيق', applied: (count) => count === 0 ? 'لا توجد عوامل تصفية' : form({ one: 'عامل تصفية واحد', two: 'عاملا تصفية', few: `${count} عوامل تصفية`, many: `${count} عامل تصفية`, other: `${count} عامل تصفية` }, count), remove: (filter) => `إزالة عامل التصفية: \u2068${filter}\u2069`, clear: 'مسح الكل', priceInvalid: 'أدخل مبلغًا، مثل 25 أو 19.90.' },
  cart: { summary: 'الملخص', undo: 'تراجع' },
  loadError: { title: 'تعذّر التحميل', text: 'تحقّق من اتصالك ثم حاول مجددًا.', retry: 'حاول مجددًا' },
  notice: { dismiss: 'إخفاء' },
};
