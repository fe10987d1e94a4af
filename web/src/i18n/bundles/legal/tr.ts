import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  termsLead:
    "Callboard'un bu kurulumunu kullanan herkesin kabul ettiği koşullar. Kurulumu işleten taraf kendi koşullarını ekleyebilir.",
  privacyLead: "Burada sizinle ilgili ne saklanır, kim görür ve nasıl geri alırsınız.",
  terms: {
    service: {
      title: "Callboard nedir",
      text: "Callboard, cast ekipleriyle oyuncuları bir araya getiren açık kaynaklı bir yazılımdır. Aranızdaki anlaşmanın tarafı değildir ve kimsenin ücretinden pay almaz.",
    },
    account: {
      title: "Hesabınız",
      text: "Her hesap tek bir kişiye aittir. Gerçek adınızı yazın, parolanızı kimseyle paylaşmayın. Menajerler yalnızca bağlantıyı kabul eden oyuncular adına işlem yapar; oyuncu bağlantıyı istediği zaman sonlandırabilir.",
    },
    casting: {
      title: "Adil seçim",
      text: "Projeler gerçektir, ücretini ya da ücretsiz olduğunu belirtir; çıplaklık ve yetişkin sahneleri başvurudan önce açıklanır. Başvuru ve seçmeler için kimseden para alınmaz. Roller, kişinin neyi oynayabildiğine göre verilir.",
    },
    conduct: {
      title: "Davranış",
      text: "Taciz, dolandırıcılık, para aktarma isteği ya da rol kesinleşmeden Callboard dışına çıkma çağrısı yasaktır. Aykırı bir durumu şikâyet edin; her şikâyete bir yönetici bakar ve hesabı gerekçesiyle askıya alabilir.",
    },
    content: {
      title: "İçeriğiniz",
      text: "Fotoğraflar, videolar ve metinler size ait kalır. Bunların, ayarlarınıza göre cast ekipleri, menajerler ve diğer üyelerce yalnızca oyuncu seçimi için görülmesine izin verirsiniz. Yalnızca hakkına sahip olduğunuz içeriği yükleyin.",
    },
    plans: {
      title: "Planlar",
      text: "Bir planın ne sunduğu ve fiyatı kendi sayfasında yazar. İstediğiniz zaman iptal edebilirsiniz; plan dönem sonuna kadar sürer. Hiçbir plan aramadaki yerinizi değiştirmez.",
    },
    ending: {
      title: "Ayrılmak",
      text: "Önünüzde kesinleşmiş bir rol olmadıkça hesabınızı istediğiniz zaman kapatabilirsiniz. Hesap 30 gün sonra silinir; bu süre içinde vazgeçebilirsiniz.",
    },
  },
  privacy: {
    kept: {
      title: "Ne saklanır",
      text: "Adınız, e-posta adresiniz ve telefonunuz, doğduğunuz yıl, profilinize ekledikleriniz, başvurularınız ve geçmişleri, mesajlarınız ve ayarlarınız. Doğum tarihinizin yalnızca yılı kaydedilir.",
    },
    seen: {
      title: "Kim görür",
      text: "Üyeler profilinizi görür. Cast ekibi başvurunuzu görür. E-posta, telefon ve herkese açmadığınız medya yalnızca size, bağlı menajerinize, başvurduğunuz her şirkete ve Callboard yöneticilerine açıktır. Herkese açtıklarınızı konuklar da görür. Cast ekibinin grupları ve notları yalnızca o şirkette görünür.",
    },
    minors: {
      title: "Reşit olmayanlar",
      text: "18 yaşından küçük oyuncuları bir veli ya da menajer temsil eder. Çıplaklık ya da yetişkin sahnesi olan her rolde en az 18 yaş şartı yer alır; 18 yaşından küçük hiç kimse bu role başvuramaz, davet edilemez, seçmeye giremez, tutulamaz ya da kesinleştirilemez. Yabancılar onlara ilk mesajı yazamaz.",
    },
    messages: {
      title: "Mesajlar",
      text: "Bir konuşmayı katılanlar okuyabilir. Yöneticiler bir mesajı ancak konuşmadakilerden biri şikâyet ederse okur. Gönderdiğiniz mesajlar alıcılarda kalır.",
    },
    files: {
      title: "Dosyalar",
      text: "Fotoğraflar, çekildikleri yer ve cihaz bilgisi olmadan yeniden kaydedilir. Belgeler ve özel içerik, süresi biten bağlantılarla gösterilir.",
    },
    yours: {
      title: "Haklarınız",
      text: "Gönderdiğiniz ve size gönderilen her şeyi indirebilir, düzeltebilir ve hesabınızı kapatabilirsiniz. Bir şirketin sizinle ilgili özel notları o şirketindir: bir kopyasını ondan isteyin. Verileriniz 30 gün sonra silinir; kesinleşmiş bir rol gibi başkalarının saklaması gerekenler adınız olmadan kalır.",
    },
    cookies: {
      title: "Çerezler",
      text: "Callboard oturumunuzu açık tutmak için bir çerez, ayarlar ve taslaklar için tarayıcınızın depolamasını kullanır. Sizi izleyen bir şey yoktur; hiçbir veri reklam için satılmaz ya da paylaşılmaz.",
    },
  },
} satisfies Translated<typeof english>;
