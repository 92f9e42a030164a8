/** A VIN as people read it, in groups of 3, 6 and 8; copied, it has no gaps. A classic VIN stays as it is. */
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
