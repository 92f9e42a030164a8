const shapes = {
  line: 'h-4 rounded',
  title: 'h-8 rounded',
  box: 'h-32 rounded-(--radius-card)',
  circle: 'size-11 rounded-full',
} as const;

const widths = { full: 'w-full', most: 'w-4/5', half: 'w-1/2', third: 'w-1/3' } as const;

interface SkeletonProps {
  readonly shape?: keyof typeof shapes;
  /** The fraction of the line that the text will take. */
  readonly width?: keyof typeof widths;
}

/** Renders a placeholder for loading content. Several of them outline its shape. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const size = shape === 'circle' ? '' : widths[width];
  return <span aria-hidden="true" className={`block animate-pulse bg-line ${shapes[shape]} ${size}`} />;
}
