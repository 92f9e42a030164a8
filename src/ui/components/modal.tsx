import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

const overlays = { 40: 'bg-overlay/40', 60: 'bg-overlay/60', 80: 'bg-overlay/80', 100: 'bg-overlay' } as const;

interface ModalProps {
  readonly open: boolean;
  /** Called when the modal is closed by its button, Escape, or a press outside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The opacity of the overlay in percent. */
  readonly overlay?: keyof typeof overlays;
  /** The maximum width, as CSS classes. */
  readonly width?: string;
}

/** Renders a modal dialog. Focus stays inside it, and returns to where it was when the dialog closes. */
export function Modal({ open, onClose, title, children, overlay = 60, width = 'max-w-md md:max-w-2xl' }: ModalProps) {
  const { t } = useTexts('ui');
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(opened) => (opened ? undefined : onClose())}>
      <Dialog.Portal>
        {/* Radix's own overlay locks scrolling with a style element, which our content security policy forbids.
            app.css does it instead. */}
        <div data-modal-overlay className={`fixed inset-0 z-40 animate-appear ${overlays[overlay]}`} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix only restores focus to a trigger, but any focused element may have opened this dialog. If another
            // element has received focus since, such as a chat opened from here, it stays there.
            event.preventDefault();
            const isFree = document.activeElement === null || document.activeElement === document.body;
            if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 animate-appear overflow-y-auto rounded-(--radius-card) border border-line bg-surface text-ink shadow-(--shadow-card) ${width}`}
        >
          <header className="sticky top-0 flex items-start justify-between gap-4 border-line border-b bg-surface py-2 pr-2 pl-4 sm:pl-6">
            <Dialog.Title className="py-2 font-semibold text-lg leading-snug">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('ui.close')}
              className="grid size-11 shrink-0 place-items-center rounded-(--radius-card) text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <div className="px-4 py-5 sm:px-6">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
