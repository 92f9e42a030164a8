import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fullName, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import type { Loaded } from '#ui/app/answers/loaded.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { Card } from '#ui/components/card.tsx';
import { DateText } from '#ui/components/date-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFocusHelper } from '#ui/hooks/use-focus-helper.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** A document in the list. */
interface ListedDocument {
  readonly id: string;
  readonly vehicle: Vehicle;
  readonly createdAt: number;
}

interface LatestDocumentsProps {
  readonly kind: 'reports' | 'stickers';
  /** The anchor for links to the list, which scroll to it (SHELL-06). */
  readonly anchor: string;
  readonly documents: Loaded<readonly ListedDocument[], CallError>;
  readonly children?: ReactNode;
}

/** Renders the latest documents of one kind, with links to the full list and to get another. */
export function LatestDocuments({ kind, anchor, documents, children }: LatestDocumentsProps) {
  const { t } = useTexts('dashboard');
  const place = useRef<HTMLElement>(null);
  const bringToAttention = useFocusHelper();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming here anew by the same link counts, too.
  useEffect(() => {
    if (hash === `#${anchor}`) bringToAttention(place);
  }, [hash, key, anchor, bringToAttention]);
  const { value, error } = documents;
  return (
    <section
      ref={place}
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="scroll-mt-4 rounded-(--radius-card)"
    >
      <Card>
        <h2 id={`${anchor}-title`}>{t(`dashboard.${kind}`)}</h2>
        {children}
        <CallErrorNotice error={error} />
        {value?.length === 0 ? <p className="text-muted">{t(`dashboard.no-${kind}`)}</p> : null}
        {value && value.length > 0 ? (
          <ul className="grid">
            {value.map(({ id, vehicle, createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-3"
              >
                <span className="grid gap-0.5">
                  <TextLink to={`/members/${kind}/${encodeURIComponent(id)}`}>{fullName(vehicle)}</TextLink>
                  {fullName(vehicle) === vehicle.vin ? null : (
                    <span className="text-muted text-sm">
                      <VinText vin={vehicle.vin} />
                    </span>
                  )}
                </span>
                <span className="text-muted text-sm">
                  <DateText at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/members/${kind}/new`} variant="quiet">
            {t(`dashboard.new-${kind}`)}
          </ButtonLink>
          {value && value.length > 0 ? (
            <ButtonLink to={`/members/${kind}`} variant="bare">
              {t(`dashboard.all-${kind}`)}
            </ButtonLink>
          ) : null}
        </p>
      </Card>
    </section>
  );
}
