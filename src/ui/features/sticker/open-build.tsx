import { ButtonLink } from '#ui/components/button-link.tsx';
import { Optional } from '#ui/components/optional.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { buildPath } from './sticker-subject.ts';

/** Renders a link to a build that was started in this session and not confirmed, once the container is loaded. */
export function OpenBuild() {
  const hydrated = useHydrated();
  return hydrated ? (
    <Optional>
      <StoredBuild />
    </Optional>
  ) : null;
}

function StoredBuild() {
  const builds = useContainer().get('stickerBuild');
  const build = useStore(builds);
  const { t } = useTexts('build');
  if (build === null) return null;
  const { year, make, model, vin } = build.vehicle;
  const name = [year, make, model].filter((part) => part !== null).join(' ') || vin;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-(--radius-card) border border-info bg-info-surface px-4 py-3">
      <p className="grow">{t('build.openBuild', { vehicle: name })}</p>
      <ButtonLink to={buildPath(build)} variant="quiet">
        {t('build.goOn')}
      </ButtonLink>
    </div>
  );
}
