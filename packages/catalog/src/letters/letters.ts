/**
 * How letters are compared in every search, whatever the engine: the server's words, the functions of the databases
 * and the client's filters are made from these tables. After the Unicode normalization NFKD and lower case.
 */

/**
 * Signs that a word may be written with or without: apostrophes, hyphens, the middle dot and the half space of
 * Persian. A class of a regular expression, without its brackets; a text is searched by the parts and by the whole.
 */
export const JOINERS =
  "'`\\u00B7\\u02B9-\\u02BF\\u02C8\\u02CA\\u02CB\\u02EE\\u055A\\u058A\\u05BE\\u05F3\\u05F4\\u07F4\\u07F5\\u1806\\u200C\\u2010-\\u2015\\u2018-\\u201B\\u2027\\u2032\\u2035\\u2043\\u2212\\u2E17\\u2E3A\\u2E3B\\u30A0\\u30FB\\uA78B\\uA78C-";

/** Apostrophes that NFKD would take apart into a space and a mark. */
export const SPACED_APOSTROPHES = "\u00B4\u0384\u1FBD\u1FBF\u1FFD\u1FFE";

/**
 * Signs that nobody sees or that are mostly left out: accents of Latin, Greek and Cyrillic, Hebrew and Arabic vowel
 * points, the dots below Indic letters, tatweel, marks of direction, soft hyphens, variation selectors. Vowel signs of
 * other scripts are letters and stay. A class of a regular expression, without its brackets.
 */
export const UNREAD =
  "\\u00AD\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u061C\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06ED\\u0711\\u0730-\\u074A\\u08D3-\\u08FF\\u093C\\u09BC\\u0A3C\\u0ABC\\u0B3C\\u0CBC\\u180B-\\u180D\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u200B\\u200D-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\u20D0-\\u20FF\\uFE00-\\uFE0F\\uFE20-\\uFE2F\\uFEFF";

/** Letters and the ones that they are compared as, at the same places. */
export const LETTERS = "ıøđðłħŧƀɨɓɗƙƴŋɛɔəςґєךםןףץىیېےکەہھۃةٱँ०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";
export const COMPARED_AS = "ioddlhtbibdkyneoaσгеכמנפצييييكهههههاं012345678901234567890123456789";

/** Letters that are compared as two. */
export const LETTER_PAIRS = { þ: "th", ß: "ss", æ: "ae", œ: "oe" } as const;

/**
 * Other spellings of a letter: a text is found by both. The Azerbaijani schwa is written a or e abroad; German and
 * Nordic letters are written as two where a keyboard lacks them.
 */
export const SPELLINGS = { ə: "e", ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" } as const;
