import { LoadingRegion } from '#ui/components/loading-region.tsx';
import { Skeleton } from '#ui/components/skeleton.tsx';

/** Renders a placeholder for a sheet that is loading. */
export function SheetPlaceholder() {
  return (
    <div className="min-h-dvh rounded-(--radius-card) border border-line bg-surface p-4 sm:p-8">
      <LoadingRegion>
        <Skeleton shape="title" width="half" />
        <Skeleton width="third" />
        <Skeleton shape="box" />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton shape="box" />
      </LoadingRegion>
    </div>
  );
}
