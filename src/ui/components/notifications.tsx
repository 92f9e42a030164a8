import { useState } from 'react';
import { useOpened } from '../hooks/use-opened.ts';
import { useStore } from '../hooks/use-store.ts';
import { optional } from './optional.tsx';

const ToastArea = optional(async () => (await import('./toast-area.tsx')).ToastArea);

/** Renders notifications on any page. Nothing is loaded before the first one. */
export function Notifications() {
  const notifications = useOpened('notifications');
  const notification = useStore(notifications);
  const [wanted, setWanted] = useState(false);
  if (notification !== null && !wanted) setWanted(true);
  if (!wanted || notifications === null) return null;
  return <ToastArea notifications={notifications} />;
}
