import type { ComponentProps } from 'react';
import { US_STATES } from '#core/vehicle/us-state.ts';
import { SelectField } from '#ui/components/select-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { CLASSIC_CHOICE } from './search-vehicle.ts';

interface StateSelectProps extends Omit<ComponentProps<typeof SelectField>, 'options'> {
  /** Whether the options include a classic VIN. */
  readonly classic?: boolean;
}

/** Renders a select for a plate's issuing state, by name in the visitor's language. */
export function StateSelect({ classic = false, ...field }: StateSelectProps) {
  const { t, language } = useTexts('state');
  const states = US_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
  return (
    <SelectField
      {...field}
      options={[
        { value: '', label: t('state.choose') },
        ...(classic ? [{ value: CLASSIC_CHOICE, label: t('state.classic') }] : []),
        ...states,
      ]}
    />
  );
}
