/** Creates each formatter of the browser once: creating one takes a hundred times as long as using it. */
function once<Format, Options>(
  Make: new (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = new Make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const dateFormat = once<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat);
export const numberFormat = once<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat);
export const relativeFormat = once<Intl.RelativeTimeFormat, Intl.RelativeTimeFormatOptions>(
  Intl.RelativeTimeFormat,
);
export const listFormat = once<Intl.ListFormat, Intl.ListFormatOptions>(Intl.ListFormat);

class RegionNames extends Intl.DisplayNames {
  constructor(locale: string) {
    super(locale, { type: "region" });
  }
}

/** The names of countries in a language. */
export const regionNames = once<Intl.DisplayNames, undefined>(RegionNames);
