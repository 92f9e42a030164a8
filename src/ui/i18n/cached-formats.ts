const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format. Creating one takes longer than formatting with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = numberFormats.get(key);
  if (cached !== undefined) return cached;
  const made = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, made);
  return made;
}
