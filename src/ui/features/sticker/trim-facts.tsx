import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface TrimFactsProps {
  readonly vehicle: Vehicle;
  /** The currently selected trim. */
  readonly trim: string;
}

/** Renders the vehicle's facts for the selected trim, as decoded by the origin (VEH-09). */
export function TrimFacts({ vehicle, trim }: TrimFactsProps) {
  const { t } = useTexts('build');
  const lazyContainer = useContext(ContainerContext);
  const first = useRef(trim);
  const [decoded, setDecoded] = useState<Vehicle | null>(null);

  useEffect(() => {
    if (lazyContainer === null || trim === '' || trim === first.current) return undefined;
    first.current = '';
    const leaving = new AbortController();
    const decode = async () => {
      const container = await lazyContainer.open();
      const answer = await container.get('decodeTrim')({ vehicle, trim }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      startTransition(() => setDecoded(answer.unwrapOr(null)));
    };
    // Without a network connection, the trim can still be selected.
    void decode().catch(() => undefined);
    return () => leaving.abort();
  }, [lazyContainer, vehicle, trim]);

  const facts = decoded === null ? [] : [decoded.engine, decoded.transmission, decoded.drive, decoded.body];
  const listed = facts.filter((fact) => fact !== null).join(', ');
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {decoded?.trim ? t('build.trimFacts', { trim: decoded.trim, facts: listed === '' ? '–' : listed }) : null}
    </p>
  );
}
