import type { InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { PreviewSubject } from "@callboard/catalog/interface/link-previews.ts";

interface PageWords {
  readonly title: string;
  readonly description: string;
}

interface PreviewWords {
  readonly pages: Readonly<Record<PreviewSubject["kind"], PageWords>>;
  /** The link to the page itself. */
  readonly read: string;
}

const GALLERY = {
  en: { title: "Gallery · Callboard", description: "Photos and films on Callboard." },
  tr: { title: "Galeri · Callboard", description: "Callboard'daki fotoğraflar ve filmler." },
  ar: { title: "معرض · Callboard", description: "صور وأفلام على Callboard." },
} as const;
const PRODUCT = {
  en: "Breakdowns, submissions, auditions and bookings in one place.",
  tr: "Rol ilanları, başvurular, seçmeler ve rezervasyonlar tek yerde.",
  ar: "إعلانات الأدوار والترشيحات وتجارب الأداء والحجوزات في مكان واحد.",
} as const;

/** What previews say of a page itself, and of a record that a guest may not see. */
export const PREVIEW_WORDS: Readonly<Record<InterfaceLanguage, PreviewWords>> = {
  en: {
    read: "Open in Callboard",
    pages: {
      project: GALLERY.en,
      user: GALLERY.en,
      feature: GALLERY.en,
      featured: { title: "Featured · Callboard", description: "Projects that Callboard features." },
      signIn: { title: "Sign in · Callboard", description: PRODUCT.en },
      terms: { title: "Terms · Callboard", description: "The terms of use of Callboard." },
      privacy: { title: "Privacy · Callboard", description: "What Callboard stores, and who reads it." },
      home: { title: "Callboard", description: PRODUCT.en },
    },
  },
  tr: {
    read: "Callboard'da aç",
    pages: {
      project: GALLERY.tr,
      user: GALLERY.tr,
      feature: GALLERY.tr,
      featured: { title: "Öne çıkanlar · Callboard", description: "Callboard'un öne çıkardığı projeler." },
      signIn: { title: "Giriş · Callboard", description: PRODUCT.tr },
      terms: { title: "Koşullar · Callboard", description: "Callboard'un kullanım koşulları." },
      privacy: { title: "Gizlilik · Callboard", description: "Callboard neyi saklar ve kim okur." },
      home: { title: "Callboard", description: PRODUCT.tr },
    },
  },
  ar: {
    read: "افتح في Callboard",
    pages: {
      project: GALLERY.ar,
      user: GALLERY.ar,
      feature: GALLERY.ar,
      featured: { title: "مختارات · Callboard", description: "مشاريع تبرزها Callboard." },
      signIn: { title: "تسجيل الدخول · Callboard", description: PRODUCT.ar },
      terms: { title: "الشروط · Callboard", description: "شروط استخدام Callboard." },
      privacy: { title: "الخصوصية · Callboard", description: "ما الذي تحفظه Callboard ومن يقرؤه." },
      home: { title: "Callboard", description: PRODUCT.ar },
    },
  },
};
