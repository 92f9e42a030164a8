import type { GenerateReportError } from '#core/report/generate-report.ts';
import type { VinError } from '#core/vehicle/vin.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';
import { Outcome } from '#ui/components/outcome.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Why no report was generated, except for VIN errors. */
type ReportFailureError = Exclude<GenerateReportError, VinError>;

/** The server's message for a vehicle that no source has data about (specification, section 8). */
const NO_DATA = 'no data';

/**
 * Renders why there is no report, and either that nothing was charged or that a free credit was added, never both
 * (RPT-07).
 */
export function ReportFailure({ error, vin }: { readonly error: ReportFailureError; readonly vin: string }) {
  const { t } = useTexts('error', 'reports');
  const callErrorText = useCallErrorText();
  const query = vin === '' ? '' : `?vin=${encodeURIComponent(vin)}`;
  if (error.code === 'no-credit') {
    return (
      <Outcome kind="caution" action={<TextLink to={`/plans${query}`}>{t('reports.toPlans')}</TextLink>}>
        {t('reports.noCredit')}
      </Outcome>
    );
  }
  if (error.code === 'signed-out') {
    const signIn = loginPath(`/members/reports/new${query}`);
    return (
      <Outcome kind="danger" action={<TextLink to={signIn}>{t('reports.signIn')}</TextLink>}>
        {t('error.signed-out')}
      </Outcome>
    );
  }
  if (error.code === 'cancelled') return <Outcome kind="danger">{t('error.cancelled')}</Outcome>;
  const { message, cause, freeCredit } = error;
  const isEmpty = message === NO_DATA;
  return (
    <Outcome
      kind={isEmpty ? 'info' : 'danger'}
      action={isEmpty ? null : <TextLink to="/contact">{t('reports.support')}</TextLink>}
    >
      <p className="font-semibold">{t(isEmpty ? 'reports.nothingFound' : 'reports.notMade')}</p>
      <p>
        {isEmpty
          ? t('reports.noData')
          : cause.code === 'not-accepted'
            ? t('error.refused', { message: message ?? '' })
            : callErrorText(cause)}
      </p>
      <p>{t(`reports.credit.${freeCredit}`)}</p>
    </Outcome>
  );
}
