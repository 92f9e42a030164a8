import { errAsync } from 'neverthrow';
import type { WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleCalls, VehicleGateway } from '#ports/vehicle-gateway.ts';
import { MAX_BULK_BYTES } from './bulk-check.ts';

/** The reasons why a list was not checked: an empty file, a file larger than 1 MB, or a failure of the origin. */
export type CheckVinListError = GatewayError | { readonly code: 'file-empty' | 'file-too-large' };

/** Decodes and checks a dealer's list of VINs in a single run. */
export type CheckVinList = WithError<VehicleGateway['bulkCheck'], CheckVinListError>;

/**
 * Creates the use case that checks a dealer's list of VINs. The file is CSV with a column named VIN, or with the VINs
 * in its first column, separated by commas, semicolons or tabs.
 *
 * Source: the product's own call.
 *
 * @example
 * const file = new TextEncoder().encode('vin\n1HGCM82633A004352\n');
 * const check = await createCheckVinList({ vehicles })(file);
 */
export function createCheckVinList({ vehicles }: VehicleCalls<'bulkCheck'>): CheckVinList {
  return (file, options) => {
    if (file.length === 0) return errAsync({ code: 'file-empty' });
    if (file.length > MAX_BULK_BYTES) return errAsync({ code: 'file-too-large' });
    return vehicles.bulkCheck(file, options);
  };
}
