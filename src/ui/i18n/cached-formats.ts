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

/** Returns the number of decimal digits of a currency. An amount of money is given in the smallest unit. */
export function minorDigits(currency: string): number {
  const format = numberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
