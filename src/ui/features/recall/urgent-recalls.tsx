import { Flame, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recall } from '#core/recall/recall.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the warnings for urgent recalls, before any other recall information. */
export function UrgentRecalls({ recalls }: { readonly recalls: readonly Recall[] }) {
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
