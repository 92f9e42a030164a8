import { useEffect, useRef } from 'react';
import { readSearch, type VehicleSearch } from '#core/vehicle/read-search.ts';
import { VinRepairs, VinSigns } from '#ui/components/parts/vin-hints.tsx';
import { typeInto } from '#ui/components/type-into.ts';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { SearchAnswer } from './search-vehicle.ts';
import { StateSelect } from './state-select.tsx';

/** The pause after which typing is considered finished, in milliseconds. */
const PAUSE_MS = 400;

interface SearchHintsProps {
  readonly typed: string;
  readonly answer: SearchAnswer | undefined;
  /** Returns the field being typed in. */
  readonly input: () => HTMLInputElement | null | undefined;
}

/** Renders how a search is interpreted while it is typed, and the question to answer if it is ambiguous. */
export function SearchHints({ typed, answer, input }: SearchHintsProps) {
  const search = readSearch(typed).unwrapOr(null);
  const settled = useSettled(typed, PAUSE_MS);
  const select = useRef<HTMLSelectElement>(null);
  const asked = answer?.text === typed ? answer : undefined;
  const missing = asked?.asks ?? null;
  useEffect(() => {
    if (missing !== null) select.current?.focus();
  }, [missing]);
  const { t } = useTexts('state');
  const isOpen = (search?.kind === 'plate' && search.state === null) || search?.kind === 'plate-or-classic';
  return (
    <>
      <div role="status" className="text-sm empty:hidden">
        <Understood search={search} typed={typed} />
      </div>
      {search?.kind === 'vin' ? <VinRepairs typed={search.vin.value} onTake={(vin) => typeInto(input(), vin)} /> : null}
      {isOpen && (missing !== null || settled) ? (
        <StateSelect
          key={search.kind}
          ref={select}
          name="choice"
          label={t(search.kind === 'plate' ? 'state.ofPlate' : 'state.choice')}
          classic={search.kind === 'plate-or-classic'}
          defaultValue={asked?.choice}
          error={missing === null ? undefined : t(`state.${missing}`)}
        />
      ) : null}
    </>
  );
}

function Understood({ search, typed }: { readonly search: VehicleSearch | null; readonly typed: string }) {
  const { t } = useTexts('state');
  if (search?.kind === 'vin') {
    return search.vin.kind === 'standard' ? (
      <VinSigns typed={search.vin.value} />
    ) : (
      <p className="text-muted">{t('state.isClassic', { typed: search.vin.value.replace(/[\s-]/g, '').length })}</p>
    );
  }
  if (search?.kind === 'plate' && search.state !== null) {
    return <p>{t('state.isPlate', { plate: search.plate, state: t(`state.${search.state}`) })}</p>;
  }
  if (search?.kind === 'name') {
    const { year, make, model } = search;
    return <p>{t('state.isName', { name: [year, make, model].filter(Boolean).join(' ') })}</p>;
  }
  return search === null && /\d/.test(typed) ? <VinSigns typed={typed} /> : null;
}
