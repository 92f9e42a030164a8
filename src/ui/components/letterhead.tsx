import { useTexts } from '../i18n/use-texts.ts';

/** The dealer whose logo a document shows next to our name. */
export interface LetterheadProps {
  /** The dealer's name when the document was created. Empty if it was unknown. */
  readonly dealer: string;
  /** The URL of the logo. */
  readonly logo: string;
}

/** Renders the letterhead of a dealer's document: their logo on white, and our name. */
export function Letterhead({ dealer, logo }: LetterheadProps) {
  const { t } = useTexts('letterhead');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {/* Logos are designed for paper, so the background is white even in dark mode. */}
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
