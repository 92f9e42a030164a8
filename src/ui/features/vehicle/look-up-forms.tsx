import { Form, useNavigation } from 'react-router';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import { Button } from '#ui/components/button.tsx';
import { vinInput } from '#ui/components/code-input.ts';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StateSelect } from './state-select.tsx';

const FIELDS = ['year', 'make', 'model'] as const;

interface NameFormProps {
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly missing?: readonly (keyof VehicleName)[];
}

/** Renders a form for a vehicle's name. */
export function NameForm({ missing = [], ...typed }: NameFormProps) {
  const { t } = useTexts('lookup');
  const searching = useNavigation().location?.pathname === '/vehicle';
  return (
    <Form method="get" action="/vehicle" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr]">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`lookup.name.${field}`)}
            defaultValue={typed[field]}
            inputMode={field === 'year' ? 'numeric' : undefined}
            maxLength={field === 'year' ? 4 : 100}
            autoComplete="off"
            error={missing.includes(field) ? t(`lookup.name.${field}-missing`) : undefined}
          />
        ))}
      </div>
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start"
        busy={searching ? t('lookup.searching') : undefined}
      >
        {t('lookup.name.find')}
      </Button>
    </Form>
  );
}

interface PlateFormProps {
  readonly plate: string;
  readonly state: string;
  /** Which of the two is missing. */
  readonly missing: 'plate-missing' | 'state-missing' | null;
}

/** Renders a form for a plate and its issuing state. */
export function PlateForm({ plate, state, missing }: PlateFormProps) {
  const { t } = useTexts('lookup');
  const searching = useNavigation().location?.pathname === '/license-plate';
  return (
    <Form method="get" action="/license-plate" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="plate"
          label={t('lookup.plate.plate')}
          defaultValue={plate}
          maxLength={12}
          {...vinInput}
          error={missing === 'plate-missing' ? t('lookup.plate.plate-missing') : undefined}
        />
        <StateSelect
          name="state"
          label={t('lookup.plate.state')}
          defaultValue={state}
          error={missing === 'state-missing' ? t('lookup.plate.state-missing') : undefined}
        />
      </div>
      <Button type="submit" className="justify-self-start" busy={searching ? t('lookup.searching') : undefined}>
        {t('lookup.plate.find')}
      </Button>
    </Form>
  );
}
