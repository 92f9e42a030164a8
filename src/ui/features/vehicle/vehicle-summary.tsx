import type { Vehicle } from '#core/vehicle/vehicle.ts';
import { Card } from '#ui/components/card.tsx';
import { VehicleFacts } from '#ui/components/vehicle-facts.tsx';
import { VehicleLogo } from '#ui/components/vehicle-logo.tsx';

/** Renders the facts of a vehicle beside its make's logo. */
export function VehicleSummary({ title, vehicle }: { readonly title: string; readonly vehicle: Vehicle }) {
  return (
    <Card>
      <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
        <div className="w-24 sm:w-40">
          <VehicleLogo vehicle={vehicle} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <h2>{title}</h2>
          <VehicleFacts vehicle={vehicle} />
        </div>
      </div>
    </Card>
  );
}
