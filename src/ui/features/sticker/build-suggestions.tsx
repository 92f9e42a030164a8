import { type BuildSuggestion, withSuggestions } from '#core/sticker/build-suggestion.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import { Badge } from '#ui/components/badge.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { fieldsOfChoices, firstChoices } from './choices-from-form.ts';
import { buildPath } from './sticker-subject.ts';

interface BuildSuggestionsProps {
  readonly draft: StickerDraft;
  readonly suggestions: readonly BuildSuggestion[];
}

/** Renders third-party suggestions for a vehicle that is not in the catalog. Each can be applied. */
export function BuildSuggestions({ draft, suggestions }: BuildSuggestionsProps) {
  const { t } = useTexts('build');
  if (suggestions.length === 0) return null;
  const choosable = withSuggestions(draft, suggestions);
  return (
    <Card title={t('build.suggestions')}>
      <p className="max-w-[70ch] text-muted">{t('build.suggestionsLead')}</p>
      <ul className="grid gap-3">
        {suggestions.map(({ source, build }) => (
          <li
            key={build.trim}
            className="flex flex-wrap items-center gap-3 rounded-(--radius-card) border border-line p-4"
          >
            <div className="grid min-w-0 grow gap-1">
              <span className="font-semibold">{build.trim}</span>
              {build.style ? <span className="text-muted text-sm">{build.style}</span> : null}
              <span>
                <Badge>{t(`build.suggestion-${source}`)}</Badge>
              </span>
            </div>
            {/* Uses a new idempotency key, so that the previous build still exists and can be resumed. */}
            <ButtonLink
              to={buildPath(
                { vehicle: draft.vehicle, idempotencyKey: '' },
                fieldsOfChoices(firstChoices(choosable, build.trim)),
              )}
              variant="quiet"
            >
              {t('build.takeOver', { trim: build.trim })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
