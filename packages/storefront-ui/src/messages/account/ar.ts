// Generated from ar.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of signing in, buying and the account in Arabic. */
export const account: AccountStrings = {
  password: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور', strength: { weak: 'سهلة التخمين', fair: 'مقبولة', strong: 'قوية' } },
  code: { label: 'رمز التحقق', send: 'إرسال الرمز', resendIn: (seconds) => `إعادة الإرسال خلال ${seconds} ث`, wait: (seconds) => `يمكنك طلب رمز آخر بعد ${form({ one: 'ثانية واحدة', two: 'ثانيتين', few: `${seconds} ثوانٍ`, many: `${seconds} ثانية`, other: `${seconds} ثانية` }, seconds)}.`, ready: 'يمكنك الآن طلب رمز آخر.' },
  starRating: { star: (stars) => stars === 1 ? 'نجمة واحدة، سيئ' : stars === 2 ? 'نجمتان، مقبول' : stars === 3 ? '3 نجوم، لا بأس' : stars === 4 ? '4 نجوم، جيد' : `${stars} نجوم، ممتاز` },
  steps: { label: 'الخطوات', done: 'مكتملة', current: 'الحالية', toCome: 'قادمة' },
  fileUpload: { choose: 'اختيار ملفات', drop: 'أو أفلتها هنا', uploading: (name) => `\u2068${name}\u2069، جارٍ الرفع`, uploadingAt: (name, percent) => `\u2068${name}\u2069، جارٍ الرفع، ${percent}%`, done: (name) => `\u2068${name}\u2069، تم الرفع`, failed: (name) => `تعذّر رفع \u2068${name}\u2069`, cancel: (name) => `إلغاء رفع \u2068${name}\u2069`, retry: (name) => `إعادة رفع \u2068${name}\u2069`, remove: (name) => `إزالة \u2068${name}\u2069` },
  wish: { moveToCart: 'نقل إلى السلة', moveOf: (name) => `نقل إلى السلة: \u2068${name}\u2069`, select: 'تحديد', selectOf: (name) => `تحديد: \u2068${name}\u2069`, remove: (name) => `إزالة من قائمة الأمنيات: \u2068${name}\u2069`, unavailable: 'لم يعد متاحًا' },
  addressCard: { isDefault: 'الافتراضي', makeDefault: 'تعيين كافتراضي', edit: 'تعديل', remove: 'حذف', actionOf: (action, address) => `\u2068${action}\u2069: \u2068${address}\u2069` },
  order: { status: { unpaid: 'غير مدفوع', processing: 'جارٍ معالجة الدفع', paid: 'مدفوع', 'in-transit': 'في الطريق', delivered: 'تم التسليم', completed: 'مكتمل', cancelled: 'ملغى', refunded: 'تم رد المبلغ', unknown: 'قيد التنفيذ' }, action: { pay: 'دفع', cancel: 'إلغاء الطلب', 'confirm-receipt': 'تأكيد الاستلام', logistics: 'تتبّع الشحنة', 'add-review': 'كتابة تقييم', 'apply-refund': 'طلب رد المبلغ', reorder: 'إعادة الطلب', delete: 'حذف', 'view-details': 'عرض التفاصيل' }, number: 'الطلب', placed: 'تاريخ الطلب', total: 'الإجمالي', actionOf: (action, number) => `\u2068${action}\u2069، الطلب \u2068${number}\u2069`, pieces: (count) => count === 0 ? 'لا توجد منتجات' : form({ one: 'منتج واحد', two: 'منتجان', few: `${count} منتجات`, many: `${count} منتجًا`, other: `${count} منتج` }, count), quantity: (count) => `الكمية ${count}`, lines: 'منتجات هذا الطلب' },
  checkout: { summary: 'ملخص الطلب' },
  form: { errors: (count) => count === 0 ? 'لا يوجد ما يحتاج إلى تصحيح' : form({ one: 'حقل واحد يحتاج إلى تصحيح', two: 'حقلان يحتاجان إلى تصحيح', few: `${count} حقول تحتاج إلى تصحيح`, many: `${count} حقلًا يحتاج إلى تصحيح`, other: `${count} حقل يحتاج إلى تصحيح` }, count) },
  addressForm: { firstName: 'الاسم الأول', lastName: 'اسم العائلة', email: 'البريد الإلكتروني', phone: 'الهاتف', country: 'البلد', chooseCountry: 'اختر البلد', addressLine1: 'العنوان', addressLine2: 'الشقة، الطابق، الشركة', city: 'المدينة', state: { state: 'الولاية', province: 'المقاطعة', county: 'الإقليم', region: 'المنطقة' }, postalCode: { zip: 'رمز ZIP', postal: 'الرمز البريدي' }, isDefault: 'استخدامه كعنواني الافتراضي', save: 'حفظ العنوان', cancel: 'إلغاء' },
};
