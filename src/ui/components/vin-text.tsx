/** Renders a VIN in readable groups of 3, 6 and 8. The copied VIN contains no spaces. A classic VIN is unchanged. */
export function VinText({ vin }: { readonly vin: string }) {
  const look = 'inline-flex gap-[0.5ch] font-mono tracking-wide';
  if (vin.length !== 17) {
    return (
      <span className={look} translate="no">
        {vin}
      </span>
    );
  }
  return (
    <span className={look} translate="no">
      <span>{vin.slice(0, 3)}</span>
      <span>{vin.slice(3, 9)}</span>
      <span>{vin.slice(9)}</span>
    </span>
  );
}
