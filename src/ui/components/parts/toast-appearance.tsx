import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * Shows and hides a toast immediately. The library's default waits for an animation that never ends with reduced
 * motion.
 */
export function ToastAppearance({ isIn, done, playToast, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn, done, playToast]);
  return children;
}
