import { ButtonLink } from '#ui/components/button-link.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the next steps after a sample: look up a vehicle, see prices, or see the other sample. */
export function SampleFooter({ kind }: { readonly kind: 'report' | 'sticker' }) {
  const { t } = useTexts('sample');
  const other = kind === 'report' ? 'sticker' : 'report';
  return (
    <section className="screen-only grid justify-items-center gap-3 py-4 text-center" aria-labelledby="next">
      <h2 id="next">{t(`sample.next.${kind}`)}</h2>
      <p className="max-w-[60ch] text-muted">{t('sample.nextLead')}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('sample.checkYours')}</ButtonLink>
        <ButtonLink to="/plans" variant="quiet">
          {t('sample.plans')}
        </ButtonLink>
      </p>
      <TextLink as="p" to={`/sample-${other}`}>
        {t(`sample.other.${other}`)}
      </TextLink>
    </section>
  );
}
