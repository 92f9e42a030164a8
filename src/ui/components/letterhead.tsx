import { useTexts } from '../i18n/use-texts.ts';

/** Whose logo a document bears beside our name. */
export interface LetterheadProps {
  /** What the dealer was called when the document was made; empty where nobody knew. */
  readonly dealer: string;
  /** Where the logo is read. */
  readonly logo: string;
}

/** The head of a document that a dealer made: their logo on paper, and our name. */
export function Letterhead({ dealer, logo }: LetterheadProps) {
  const { t } = useTexts('letterhead');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {/* Logos are made for paper, also where the screen is dark. */}
      <span className="rounded-(--radius-card) bg-white p-2 print:p-0">
        <img
          src={logo}
          alt={dealer === '' ? t('letterhead.preparedByDealer') : t('letterhead.preparedBy', { dealer })}
          className="h-16 max-w-64 object-contain"
        />
      </span>
      <span className="text-muted text-sm">{t('letterhead.with')}</span>
    </div>
  );
}
