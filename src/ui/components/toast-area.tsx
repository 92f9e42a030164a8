import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import type { Notification } from '#core/notification/notification-store.ts';
import type { ReadableStore } from '#core/state/state-store.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTexts } from '../i18n/use-texts.ts';

const icons = { success: CircleCheck, error: OctagonAlert, info: Info } as const;
const colors = { success: 'text-success', error: 'text-danger', info: 'text-info' } as const;

interface ToastAreaProps {
  /** Holds at most one notification and how long it is shown (1000 ms by default). */
  readonly notifications: ReadableStore<Notification | null> & { painted(): void; dismissed(): void };
}

/** Shows the notification store's message at the top right until the store removes it (SHELL-01). */
export function ToastArea({ notifications }: ToastAreaProps) {
  const { t } = useTexts('ui');
  const notification = useStore(notifications);
  const { text, code } = notification ?? {};
  const said = code === undefined ? text : t(`ui.notification.${code}`);

  useEffect(() => {
    if (!notification) return;
    const { tone } = notification;
    const Icon = icons[tone];
    const id = toast(said, {
      type: tone,
      role: tone === 'error' ? 'alert' : 'status',
      // It has been painted two frames later.
      onOpen: () => requestAnimationFrame(() => requestAnimationFrame(() => notifications.painted())),
      icon: <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colors[tone]}`} />,
    });
    return () => toast.dismiss(id);
  }, [notification, notifications, said]);

  return (
    <ToastContainer
      aria-label={t('ui.notifications')}
      position="top-right"
      // The store closes the toast, so that only one timer applies.
      autoClose={false}
      draggable={false}
      transition={ToastAppearance}
      className={() => 'screen-only fixed top-4 right-4 left-4 z-50 grid justify-items-end gap-2'}
      toastClassName={() =>
        'flex max-w-sm animate-appear items-start gap-3 rounded-(--radius-card) border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-(--shadow-card)'
      }
      closeButton={() => (
        <button
          type="button"
          aria-label={t('ui.close')}
          onClick={() => notifications.dismissed()}
          className="-my-1 grid size-11 shrink-0 place-items-center rounded text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    />
  );
}

/**
 * Shows and hides a toast immediately. The library's default waits for an animation that never ends with reduced
 * motion.
 */
function ToastAppearance({ isIn, done, playToast, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn, done, playToast]);
  return children;
}
