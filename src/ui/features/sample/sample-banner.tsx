import { Badge } from '#ui/components/badge.tsx';
import { buttonClass } from '#ui/components/button-class.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface SampleBannerProps {
  readonly kind: 'report' | 'sticker';
  readonly title: string;
  /** The title's element: a sheet with its own first-level heading needs no second one. */
  readonly heading: 'h1' | 'p';
}

/** Renders a banner above a sample that explains what it is, what to do with it, and the alternatives. */
export function SampleBanner({ kind, title, heading: Heading }: SampleBannerProps) {
  const { t } = useTexts('sample');
  return (
    <div className="screen-only grid gap-4 md:grid-cols-[1fr_auto] md:items-end">
      <div className="grid justify-items-start gap-2">
        <Badge tone="caution">{t('sample.badge')}</Badge>
        <Heading className="font-bold text-2xl sm:text-3xl">{title}</Heading>
        <p className="max-w-[60ch] text-muted">{t(`sample.lead.${kind}`)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('sample.checkYours')}</ButtonLink>
        <a href={`/sample-${kind}/pdf`} className={buttonClass('quiet')} download>
          {t('sample.pdf')}
        </a>
      </div>
    </div>
  );
}
