import type { Vehicle } from '#core/vehicle/vehicle.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FactList } from './fact-list.tsx';

const shown = [
  'year',
  'make',
  'model',
  'series',
  'trim',
  'body',
  'doors',
  'engine',
  'fuel',
  'drive',
  'transmission',
  'vehicleType',
  'plant',
] as const satisfies readonly (keyof Vehicle)[];

/** Renders the facts of a vehicle. Unknown ones are shown as unknown. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useTexts('vehicle');
  return (
    <FactList
      unknown={t('vehicle.unknown')}
      facts={shown.map((field) => ({ label: t(`vehicle.${field}`), value: vehicle[field] }))}
    />
  );
}
