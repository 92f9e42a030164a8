import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { vinInput } from '#ui/components/control-class.ts';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StateSelect } from './state-select.tsx';

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
