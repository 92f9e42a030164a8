import { Link } from 'react-router';
import { buttonClass } from '#ui/components/button-class.ts';
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
        <Link to="/" className={buttonClass('primary')}>
          {t('sample.checkYours')}
        </Link>
        <Link to="/plans" className={buttonClass('quiet')}>
          {t('sample.plans')}
        </Link>
      </p>
      <p>
        <TextLink to={`/sample-${other}`}>{t(`sample.other.${other}`)}</TextLink>
      </p>
    </section>
  );
}
