const numberFormats = new Map<string, Intl.NumberFormat>();

/** How numbers are written. Each format is made once: to make one takes longer than to write with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = numberFormats.get(key);
  if (kept !== undefined) return kept;
  const made = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, made);
  return made;
}
