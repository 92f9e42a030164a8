import type { PersonalDataRecord } from '#core/privacy/personal-data-export.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Fields whose values are from a fixed set of codes, not a person's own text. */
const OWN_WORDS: ReadonlySet<string> = new Set(['kind', 'reason', 'purpose', 'author', 'user_type']);
/** In characters. A picture or a whole report is only in the file. */
const LONGEST_TEXT = 600;
/** The maximum number of records shown. The file has all of them. */
const MAX_RECORDS = 100;

/** Renders the stored records, each as a list of fields. */
export function PersonalDataRecords({ records }: { readonly records: readonly PersonalDataRecord[] }) {
  const { t, has } = useTexts('privacy');
  const shownOf = useShownValue();
  if (records.length === 0) return <p className="text-muted">{t('privacy.nothingKept')}</p>;
  return (
    <>
      <ul className="grid gap-4">
        {records.slice(0, MAX_RECORDS).map((record, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records have no name of their own, and their order stays.
          <li key={at} className="border-line border-b pb-4">
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
              {Object.entries(record).map(([name, value]) => {
                const key = `privacy.field.${name}`;
                return (
                  <div key={name} className="contents">
                    <dt className="text-muted">{has('privacy', key) ? t(key) : name}</dt>
                    <dd className="mb-2 min-w-0 whitespace-pre-wrap wrap-anywhere sm:mb-0">
                      {shownOf(name, value, record)}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      {records.length > MAX_RECORDS ? <p>{t('privacy.moreInFile', { count: MAX_RECORDS })}</p> : null}
    </>
  );
}

/**
 * Returns a function that formats a field's value: times and money in the visitor's locale, codes in their language.
 */
function useShownValue() {
  const { t, has } = useTexts('privacy');
  const { price, number, moment } = useFormats();
  return (name: string, value: unknown, record: PersonalDataRecord): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'number') {
      if (/_at$|^period_/.test(name)) return moment(value);
      const { currency } = record;
      const isMoney = name === 'amount' || name === 'full_amount';
      return isMoney && typeof currency === 'string' ? price({ amount: value, currency }) : number(value);
    }
    if (typeof value === 'object') return cut(JSON.stringify(value, (_, part) => withoutFile(part), 2));
    const key = `privacy.value.${value}`;
    return OWN_WORDS.has(name) && has('privacy', key) ? t(key) : cut(String(value));
  };
}

function withoutFile(part: unknown): unknown {
  return typeof part === 'string' ? cut(part) : part;
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text;
}
