/** A stored name, what is typed, and whether it finds the name. */
export type NamePair = readonly [stored: string, typed: string, isFound: boolean];

/** Each stored name with what finds it and, behind them, what does not. */
type Row = readonly [stored: string, found: readonly string[], notFound?: readonly string[]];

/** Names as people write and type them, by script; the tables of every search, whatever the engine. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "Latin, apostrophes": [
    [
      "Conor O’Brien",
      [
        "O'Brien",
        "O’Brien",
        "O‘Brien",
        "OʼBrien",
        "OʻBrien",
        "O`Brien",
        "O´Brien",
        "O′Brien",
        "obrien",
        "O Brien",
        "OBRIEN",
      ],
      ["obryan", "oconor"],
    ],
    ["Shaquille O'Neil", ["oneil", "o neil", "O’NEIL"], ["neal"]],
    ["Nora OReilly", ["O'Reilly", "o reilly"]],
    ["Nico d’Angelo", ["dangelo", "d'angelo", "d angelo", "angelo"], ["danielo"]],
    ["Kahoʻolawe Kealoha", ["kahoolawe", "kaho'olawe"]],
    ["Renée L´Heureux", ["l'heureux", "lheureux", "renee"]],
  ],
  "Latin, hyphens and spaces": [
    [
      "Jean-Luc Besson",
      ["jeanluc", "jean luc", "jean‑luc", "jean–luc", "jean‐luc besson", "luc besson"],
      ["jean marc"],
    ],
    ["Jeanluc Morel", ["jean-luc morel", "jean luc"]],
    ["Anna\u00A0Maria Rossi", ["annamaria", "anna maria", "anna\u2009maria"]],
    ["Ludwig van der Berg", ["vanderberg", "vander berg", "van der berg"], ["vanderbilt"]],
    ["Ines Delacruz", ["de la cruz", "dela cruz"]],
    ["Mary\u2011Kate Olsen", ["marykate", "mary kate"]],
    ["Soft\u00ADhyphen Sam", ["softhyphen"], ["hyphen"]],
  ],
  "Latin, letters": [
    ["Marija Ħaż-Żgħir", ["hazzghir", "haz zghir", "ħaż"]],
    ["Áŋŋel Ŧuomas", ["annel", "tuomas"]],
    ["Łukasz Đorđević", ["lukasz", "dordevic"]],
    ["Søren Ångström", ["soren", "angstrom", "soeren", "aangstroem"], ["saren"]],
    ["Jürgen Müller", ["jurgen muller", "juergen mueller", "MÜLLER", "Mu\u0308ller"], ["maller"]],
    ["Thomas Mueller", ["müller", "mueller"]],
    ["Straße Weiß", ["strasse", "weiss", "STRASSE", "STRAẞE"], ["straste"]],
    ["Ægir Þórsson", ["aegir", "thorsson"]],
    ["Kɔfi Mɛnsah", ["kofi", "mensah"]],
    ["Nguyễn Thị Phương", ["nguyen", "phuong", "NGUYỄN"]],
    ["Ｗｉｄｅ Ｎａｍｅ", ["wide name"]],
    ["ﬁlip Škoda", ["filip", "skoda"]],
  ],
  Turkish: [
    ["İSTANBUL Işık", ["istanbul", "ISTANBUL", "ıstanbul", "isik", "IŞIK", "ışık"], ["asik"]],
    ["Çağrı İğne", ["cagri", "igne", "ÇAĞRI", "İĞNE", "ıgne"]],
    ["Gül Öztürk", ["gul ozturk", "GÜL ÖZTÜRK", "Gu\u0308l"], ["gal"]],
    ["DİYARBAKIR Şen", ["diyarbakir", "Diyarbakır", "sen"]],
  ],
  Azerbaijani: [
    ["Orxan Əliyev", ["Aliyev", "Eliyev", "Əliyev", "əliyev", "ALİYEV"], ["oliyev"]],
    ["Leyla Memmedova", ["Məmmədova", "memmedova"], ["mimmidova"]],
    ["Leyla Mammadova", ["Məmmədova"]],
  ],
  Cyrillic: [
    [
      "Маряна Марʼяненко",
      ["Мар'яненко", "Мар’яненко", "Марʼяненко", "Маряненко", "МАР`ЯНЕНКО"],
      ["Маряна Бойко"],
    ],
    ["Дем’ян Ґалаґан", ["демян", "дем'ян", "галаган"]],
    ["Софія Їжакевич", ["софія", "іжакевич", "ЇЖАКЕВИЧ"]],
    ["Фёдор Королёв", ["федор", "королев", "ФЁДОР"], ["федур"]],
    ["Анна-Мария Юрьева", ["аннамария", "анна мария"]],
  ],
  Greek: [
    ["Γιώργος Ωμέγα", ["γιωργος", "ΓΙΩΡΓΟΣ", "ωμεγα", "Γιώργοσ"], ["γιωργας"]],
    ["Ελένη Παπαδοπούλου", ["ελενη", "ΠΑΠΑΔΟΠΟΎΛΟΥ"]],
  ],
  Arabic: [
    ["أحمد عبد الله", ["احمد", "عبدالله", "عبد الله", "إحمد", "أحمد عبدالله"], ["حامد", "عبدالملك"]],
    ["محمود عبدالرحمن", ["عبد الرحمن", "عبدالرحمن"], ["عبد الرحيم"]],
    ["فاطمة الزهراء", ["فاطمه", "فاطمة", "الزهراء"], ["فطيمة"]],
    ["ليلى مصطفى", ["ليلي", "ليلى", "مصطفي", "لیلی"], ["ليلا"]],
    ["محـمد هاني", ["محمد", "مُحَمَّد", "محمّد", "هانى", "هانی"], ["محمود"]],
    ["مُنى آل سعود", ["منى", "مني", "ال سعود", "آلسعود"]],
    ["مؤمن رئيف", ["مومن", "رييف", "مؤمن رئيف"]],
    ["ٱلقاسم كريم", ["القاسم", "کریم", "كريم"]],
    ["نور٢", ["نور2", "نور۲"]],
  ],
  Persian: [
    ["یاسمین کریمی", ["ياسمين", "كريمي", "یاسمین", "کريمى"], ["یاسمن"]],
    ["نیم\u200Cفاصله رضا", ["نیم فاصله", "نیمفاصله", "نيم\u200Cفاصله"]],
    ["محمدرضا شجریان", ["محمد رضا", "محمد\u200Cرضا"]],
    ["پژمان گودرزی", ["پژمان", "گودرزي"], ["بزمان"]],
    ["زهرۀ ہادی", ["زهره", "هادی"]],
  ],
  Hebrew: [
    ["שָׁלוֹם כהן", ["שלום", "כהן"], ["שלמה"]],
    ["בן־גוריון", ["בן גוריון", "בנגוריון", "בן-גוריון"]],
    ["ז׳בוטינסקי", ["ז'בוטינסקי", "זבוטינסקי"]],
  ],
  Han: [
    ["太郎 山田", ["山田太郎", "山田 太郎", "太郎", "山田", "太郎山田"], ["山本太郎", "田山"]],
    ["王小明", ["王 小明", "王小明", "小明", "王"], ["小王", "王大明"]],
    ["田中一郎", ["田中 一郎", "田中", "一郎"], ["中田"]],
    ["佐々木 希", ["佐々木希", "佐々木"]],
  ],
  Kana: [
    ["さくら たなか", ["たなかさくら", "たなか", "さくら"], ["たなが"]],
    ["ｻﾄｳ ケン", ["サトウ", "サトウケン", "ケン"], ["ゲン"]],
    ["マリー・アントワネット", ["マリーアントワネット", "マリー アントワネット", "マリー"]],
  ],
  Hangul: [
    ["민수 김", ["김민수", "김 민수", "민수"], ["김민서", "박민수"]],
    ["김지영", ["김 지영", "김지영", "지영", "김"], ["지영김밥", "이지영"]],
    ["\u1107\u1161\u11A8\u1109\u1165\u110C\u116E\u11AB", ["박서준", "박 서준"], ["박서진"]],
  ],
  Devanagari: [
    ["कमल राम", ["राम", "कमल"], ["रीमा", "रोम", "कमला"]],
    ["रीमा शर्मा", ["रीमा", "शर्मा"], ["राम", "शरमा"]],
    ["ज़ोया ख़ान", ["जोया", "खान", "ज़ोया"], ["जया"]],
    ["चाँद", ["चांद", "चाँद"], ["चंद"]],
  ],
  "other scripts of India": [
    ["মিতা রায়", ["মিতা", "রায়"], ["মাতা"]],
    ["ਹਰਪ੍ਰੀਤ ਸਿੰਘ", ["ਹਰਪ੍ਰੀਤ", "ਸਿੰਘ"], ["ਸੰਘ"]],
    ["கமலா தேவி", ["கமலா"], ["கமல்"]],
    ["రాము", ["రాము"], ["రోము"]],
  ],
  Thai: [["มานี มีนา", ["มานี", "มีนา", "มานีมีนา"], ["มานา"]]],
  Armenian: [["Արամ Խաչատրյան", ["արամ", "ԽԱՉԱՏՐՅԱՆ"], ["արան"]]],
  Georgian: [["ნინო ბერიძე", ["ნინო", "ნინობერიძე"], ["ნანა"]]],
};

/** The pairs of each script. */
export const NAME_PAIRS: readonly (readonly [script: string, pairs: readonly NamePair[]])[] = Object.entries(
  ROWS,
).map(([script, rows]) => [
  script,
  rows.flatMap(([stored, found, notFound = []]) => [
    ...found.map((typed) => [stored, typed, true] as const),
    ...notFound.map((typed) => [stored, typed, false] as const),
  ]),
]);
