import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface ComboboxOptionProps {
  readonly id: string;
  readonly option: string;
  /** Whether Enter would choose it. Focus stays in the field. */
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Renders one option of a combobox. */
export function ComboboxOption({ id, option, active, chosen, onChoose }: ComboboxOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and hears the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: it is the active descendant of the field, which holds the focus.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded px-3 hover:bg-paper ${active ? 'bg-paper outline-2 outline-focus -outline-offset-2' : ''}`}
    >
      {option}
      {chosen ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary-ink" /> : null}
    </div>
  );
}
