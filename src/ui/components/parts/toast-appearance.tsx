import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Lets a toast come and go at once; the library's own waits for an animation, which reduced motion never ends. */
export function ToastAppearance({ isIn, done, playToast, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn, done, playToast]);
  return children;
}
