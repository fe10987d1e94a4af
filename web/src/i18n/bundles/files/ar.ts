import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  film: {
    broken: "لا يمكن تشغيل هذا الفيلم هنا.",
    noPicture: "يشغّل هذا المتصفح صوت الفيلم، لكنه لا يستطيع عرض صورته.",
    download: "تنزيل الفيلم",
  },
  rule: {
    PHOTO_KIND: "اختر صورة: JPEG أو HEIC أو PNG أو WebP أو AVIF.",
    PHOTO_OR_VIDEO_KIND: "اختر صورة (JPEG أو HEIC أو PNG أو WebP أو AVIF) أو فيديو (MP4 أو MOV أو WebM).",
    VIDEO_KIND: "اختر فيديو: MP4 أو MOV أو WebM.",
    PDF_KIND: "اختر ملف PDF.",
    ATTACHMENT_KIND: "اختر صورة أو فيديو أو تسجيلًا صوتيًا أو ملف PDF أو مستند Word أو نصًا عاديًا.",
    FILE_SIZE:
      "هذا الملف كبير جدًا: الحد الأقصى للصورة 20 ميغابايت، وللفيديو 2 غيغابايت، وللمستند أو المرفق 25 ميغابايت.",
    FILE_EMPTY: "هذا الملف فارغ. إن كان في مجلد سحابي فنزّله أولًا ثم اختره من جديد.",
    FILE_PIXELS: "هذه الصورة أكبر من 80 ميغابكسل. صغّرها ثم اخترها من جديد.",
    FILE_SIDES: "أحد أضلاع هذه الصورة أطول من 65,535 بكسل. قصّها ثم اخترها من جديد.",
    FILE_CUT: "نهاية هذا الملف ناقصة. انسخه من جهازه مرة أخرى واختر النسخة الجديدة.",
    FILE_BROKEN: "هذا الملف تالف ولا يمكن فتحه. احفظه أو صدّره من جديد ثم اختر الملف الجديد.",
  },
} as const satisfies Arabic<typeof english>;
