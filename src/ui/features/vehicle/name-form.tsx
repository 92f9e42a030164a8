import { Form, useNavigation } from 'react-router';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface NameFormProps {
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly missing?: readonly (keyof VehicleName)[];
}

/** Renders a form for a vehicle's name. */
export function NameForm({ year, make, model, missing = [] }: NameFormProps) {
  const { t } = useTexts('lookup');
  const searching = useNavigation().location?.pathname === '/vehicle';
  const error = (field: keyof VehicleName) => (missing.includes(field) ? t(`lookup.name.${field}-missing`) : undefined);
  return (
    <Form method="get" action="/vehicle" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr]">
        <TextField
          name="year"
          label={t('lookup.name.year')}
          defaultValue={year}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          error={error('year')}
        />
        <TextField
          name="make"
          label={t('lookup.name.make')}
          defaultValue={make}
          maxLength={100}
          autoComplete="off"
          error={error('make')}
        />
        <TextField
          name="model"
          label={t('lookup.name.model')}
          defaultValue={model}
          maxLength={100}
          autoComplete="off"
          error={error('model')}
        />
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
