import type { CallError } from '../../call-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useCallErrorText } from '../../hooks/use-call-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** In the place of a sample that there is not, or that could not be fetched. */
export function NoSample({ error }: { readonly error: CallError }) {
  const { t } = useTexts('sample');
  const callErrorText = useCallErrorText();
  const isMissing = error.code === 'not-found';
  return (
    <Page title={t('sample.noneTitle')} lead={isMissing ? t('sample.none') : undefined} width="narrow">
      <PageHead title={t('sample.noneTitle')} isPrivate />
      {isMissing ? null : <ErrorState title={callErrorText(error)} />}
      <p>
        <TextLink to="/">{t('sample.checkYours')}</TextLink>
      </p>
    </Page>
  );
}
