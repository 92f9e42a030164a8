import type { CallError } from '#ui/app/answers/call-error.ts';
import { ErrorState } from '#ui/components/error-state.tsx';
import { Page } from '#ui/components/page.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders an error in place of a sample that doesn't exist or couldn't be fetched. */
export function NoSample({ error }: { readonly error: CallError }) {
  const { t } = useTexts('sample');
  const isMissing = error.code === 'not-found';
  return (
    <Page title={t('sample.noneTitle')} lead={isMissing ? t('sample.none') : undefined} width="narrow" isPrivate>
      {isMissing ? null : <ErrorState error={error} />}
      <TextLink as="p" to="/">
        {t('sample.checkYours')}
      </TextLink>
    </Page>
  );
}
