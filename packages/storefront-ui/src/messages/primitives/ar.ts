// Generated from ar.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const form = (forms: Readonly<Record<string, string>>, count: number) => forms[rules.select(count)] ?? forms.other ?? '';
/** Words of `src/primitives` in Arabic. */
export const primitives: PrimitiveStrings = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  optional: 'اختياري',
  error: 'خطأ:',
  skipToContent: 'تخطّي إلى المحتوى',
  loading: 'جارٍ التحميل',
  pictureMissing: 'الصورة غير متاحة',
  breadcrumbs: 'مسار التنقّل',
  notifications: 'الإشعارات',
  undo: 'تراجع',
  textSelected: 'تم تحديد النص. انسخه باستخدام لوحة المفاتيح أو القائمة.',
  chip: { remove: 'إزالة' },
  countdown: { left: (time) => `الوقت المتبقي: \u2068${time}\u2069`, ended: 'انتهى الوقت.' },
  loadMore: { action: 'عرض المزيد', pages: 'الصفحات', page: (number) => `الصفحة ${number}`, shown: (shown, total) => `عرض ${shown} من ${total}` },
  combobox: { pending: 'جارٍ البحث…', count: (count) => count === 0 ? 'لا توجد نتائج' : form({ one: 'خيار واحد', two: 'خياران', few: `${count} خيارات`, many: `${count} خيارًا`, other: `${count} خيار` }, count) },
  pagination: { previous: 'السابق', next: 'التالي', place: (page, pages) => `الصفحة ${page} من ${pages}` },
  carousel: { previous: 'الشريحة السابقة', next: 'الشريحة التالية', pause: 'إيقاف الشرائح مؤقتًا', play: 'تشغيل الشرائح', slides: 'اختيار شريحة', slide: (number, total) => `الشريحة ${number} من ${total}` },
  commands: { title: 'الأوامر', placeholder: 'ابحث عن صفحة أو طلب أو إجراء' },
  loadError: { title: 'تعذّر التحميل', text: 'تحقّق من اتصالك ثم حاول مجددًا.', retry: 'حاول مجددًا' },
  notice: { dismiss: 'إخفاء' },
};
