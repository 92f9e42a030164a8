import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { buttonClass } from './button-class.ts';

/** A link or an action. */
type MenuItem =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onSelect: () => void; readonly danger?: boolean };

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center rounded px-3 outline-none data-highlighted:bg-paper data-highlighted:underline';

/** Renders a menu of further actions behind one button. Without scripts, its links are shown directly. */
export function Menu({ label, items }: MenuProps) {
  const links = items.flatMap((item) => ('to' in item ? [item] : []));
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={`${buttonClass('quiet')} noscript:hidden`}>
          {label}
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 min-w-48 max-w-[calc(100vw-1rem)] animate-appear rounded-(--radius-card) border border-line bg-surface p-1 text-ink shadow-(--shadow-card)"
          >
            {items.map((item) =>
              'to' in item ? (
                <DropdownMenu.Item key={item.label} asChild className={itemClass}>
                  <Link to={item.to}>{item.label}</Link>
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.Item
                  key={item.label}
                  onSelect={item.onSelect}
                  className={`${itemClass} ${item.danger ? 'text-danger' : ''}`}
                >
                  {item.label}
                </DropdownMenu.Item>
              ),
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {links.length > 0 ? (
        <ul aria-label={label} className="hidden flex-wrap gap-2 noscript:flex">
          {links.map(({ label: name, to }) => (
            <li key={to}>
              <Link to={to} className={buttonClass('bare')}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
