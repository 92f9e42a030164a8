import { Flame, OctagonX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { Recall, RecallCheck } from '#core/recall/recall.ts';
import { Card } from '#ui/components/card.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { PickedVehicle } from './load-recall-choices.ts';

interface RecallResultProps {
  readonly vin: string | null;
  readonly picked: PickedVehicle;
  /** The checked vehicle, as shown to people. */
  readonly vehicle: string;
  readonly check: RecallCheck;
  /** The list of recalls, with its limits. */
  readonly children: ReactNode;
}

/**
 * Renders the recalls found for a vehicle, that there are none, or that the check failed. Never describes a vehicle as
 * "safe".
 */
export function RecallResult({ vehicle, check, vin, picked, children }: RecallResultProps) {
  const { t } = useTexts('recall');
  const { recalls, isChecked } = check;
  const section = useRef<HTMLElement>(null);
  // A fully loaded page is read from its top. After a form submitted within the page, the result is new and takes
  // focus.
  const arrived = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (arrived) section.current?.focus();
  }, [arrived]);
  const name = new URLSearchParams({ year: String(picked.year), make: picked.make, model: picked.model });
  return (
    <section ref={section} tabIndex={-1} className="grid gap-6 outline-none" aria-labelledby="result">
      <UrgentRecalls recalls={recalls} />
      <header className="grid gap-1">
        <h2 id="result">
          {isChecked ? t('recall.resultTitle', { count: recalls.length }) : t('recall.notCheckedTitle')}
        </h2>
        <p className="text-lg">{t('recall.resultFor', { vehicle })}</p>
        <p className="text-muted text-sm">{t('recall.share')}</p>
      </header>
      {recalls.length === 0 ? (
        <Notice kind="info">
          <p>{t(isChecked ? 'recall.nothing' : 'recall.notChecked')}</p>
          {vin === null || isChecked ? null : <p>{t('recall.nothingVin')}</p>}
        </Notice>
      ) : null}
      <Card>{children}</Card>
      <p>
        {vin === null ? (
          <TextLink to={`/vehicle?${name}`}>{t('recall.wholeName')}</TextLink>
        ) : (
          <TextLink to={`/vehicle-checks/${encodeURIComponent(vin)}`}>{t('recall.whole')}</TextLink>
        )}
      </p>
    </section>
  );
}

/** Renders the warnings for urgent recalls, before any other recall information. */
function UrgentRecalls({ recalls }: { readonly recalls: readonly Recall[] }) {
  const { t } = useTexts('recall');
  const parkIt = recalls.filter((recall) => recall.parkIt).length;
  const outside = recalls.filter((recall) => recall.parkOutside).length;
  if (parkIt + outside === 0) return null;
  return (
    <div role="alert" className="grid gap-4">
      {parkIt > 0 ? (
        <Order title={t('recall.stop')} icon={<OctagonX aria-hidden="true" className="size-12 shrink-0" />}>
          {t('recall.stopText', { count: parkIt })}
        </Order>
      ) : null}
      {outside > 0 ? (
        <Order title={t('recall.outside')} icon={<Flame aria-hidden="true" className="size-12 shrink-0" />}>
          {t('recall.outsideText', { count: outside })}
        </Order>
      ) : null}
    </div>
  );
}

interface OrderProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Order({ title, icon, children }: OrderProps) {
  return (
    <div className="flex flex-col gap-4 rounded-(--radius-card) bg-danger p-5 text-surface sm:flex-row sm:items-center sm:gap-6 sm:p-8">
      {icon}
      <div className="grid gap-1">
        <p className="font-bold text-2xl leading-tight sm:text-3xl">{title}</p>
        <p className="max-w-[70ch] text-lg">{children}</p>
      </div>
    </div>
  );
}
