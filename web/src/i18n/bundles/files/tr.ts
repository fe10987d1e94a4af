import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  film: {
    hardToShow:
      "birçok bilgisayar bu filmi görüntüsüz oynatır. Emin olmak için H.264 olarak dışa aktarın (iPhone'da: Ayarlar, Kamera, Biçimler, En Uyumlu).",
    converting:
      "herkes görüntüsünü görebilsin diye dönüştürülüyor. Bu sayfadan ayrılabilirsiniz, ama sekmeyi kapatmayın.",
    conversionLeft: "Bu film dönüştürülürken sayfası kapandı. Sürdürün: dönüştürme baştan başlar.",
    conversionLeftWithoutFile:
      "Bu film dönüştürülürken sayfası kapandı. Filmi yeniden seçin: dönüştürme baştan başlar.",
    broken: "Bu film burada oynatılamıyor.",
    noPicture: "Bu tarayıcı filmin sesini çalıyor ama görüntüsünü gösteremiyor.",
    download: "Filmi indir",
    recordingBroken: "Bu ses kaydı burada çalınamıyor.",
    downloadRecording: "Ses kaydını indir",
  },
  rule: {
    PHOTO_KIND: "Bir fotoğraf seçin: JPEG, HEIC, PNG, WebP veya AVIF.",
    PHOTO_OR_VIDEO_KIND:
      "Bir fotoğraf (JPEG, HEIC, PNG, WebP veya AVIF) ya da bir video (MP4, MOV veya WebM) seçin.",
    VIDEO_KIND: "Bir video seçin: MP4, MOV veya WebM.",
    RECORDING_KIND: "Bir ses kaydı seçin: MP3, M4A, WAV, Ogg veya WebM.",
    PDF_KIND: "Bir PDF seçin.",
    ATTACHMENT_KIND: "Fotoğraf, video, ses kaydı, PDF, Word belgesi veya düz metin seçin.",
    FILE_SIZE:
      "Bu dosya çok büyük: fotoğraf en fazla 20 MB, video 2 GB, ses kaydı 100 MB, belge ya da ek dosya 25 MB olabilir.",
    FILE_EMPTY: "Bu dosya boş. Bulut klasöründeyse önce indirin, sonra yeniden seçin.",
    FILE_PIXELS: "Bu görsel 80 megapikselden büyük. Küçültüp yeniden seçin.",
    FILE_SIDES: "Bu görselin bir kenarı 65.535 pikselden uzun. Kırpıp yeniden seçin.",
    FILE_CUT: "Bu dosyanın sonu eksik. Dosyayı cihazdan yeniden kopyalayıp yeni kopyayı seçin.",
    FILE_BROKEN: "Bu dosya bozuk ve açılamıyor. Yeniden kaydedip ya da dışa aktarıp yeni dosyayı seçin.",
    NO_PICTURE: "Bu filmde ses var, görüntü yok. Görüntülü bir film seçin.",
  },
} as const satisfies Translated<typeof english>;
