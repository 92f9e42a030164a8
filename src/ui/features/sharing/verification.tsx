import type { VerifiedDocument } from '#core/sharing/shared-document.ts';
import { Card } from '#ui/components/card.tsx';
import { FactList } from '#ui/components/fact-list.tsx';
import { Letterhead, type LetterheadProps } from '#ui/components/letterhead.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface VerificationProps {
  readonly document: VerifiedDocument;
  /** The dealer whose logo the printed copy shows next to our name. */
  readonly letterhead?: LetterheadProps | undefined;
}

/** Renders the verification of a printed copy: whether it is unaltered, and which document it is. */
export function Verification({ document, letterhead }: VerificationProps) {
  const { t } = useTexts('sharing', 'site', 'vin');
  const { date } = useFormats();
  const { kind, maskedVin, vehicle, createdAt, preparedBy, demonstration, unaltered, compared } = document;
  return (
    <>
      {unaltered ? (
        <Notice kind="success">{t(`sharing.unaltered.${compared}`)}</Notice>
      ) : (
        <Notice kind="danger">{t('sharing.altered')}</Notice>
      )}
      <Card title={t('sharing.facts')}>
        {letterhead ? <Letterhead {...letterhead} /> : null}
        <FactList
          unknown={t('sharing.unknownFact')}
          facts={[
            { label: t('sharing.document'), value: t(`sharing.kind.${kind}`) },
            { label: t('sharing.vehicle'), value: vehicle === '' ? null : vehicle },
            { label: t('vin.label'), value: maskedVin },
            { label: t('sharing.made'), value: date(createdAt) },
            ...(preparedBy ? [{ label: t('sharing.preparedBy'), value: preparedBy }] : []),
          ]}
        />
        <p className="text-muted">{t('sharing.masked')}</p>
        {demonstration ? <Notice kind="caution">{t('site.demonstration')}</Notice> : null}
      </Card>
    </>
  );
}
