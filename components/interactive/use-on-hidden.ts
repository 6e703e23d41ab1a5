import { type RefObject, useEffect } from 'react';

/** Calls `onHidden`, while `watching`, when resizing the window has hidden the element. */
export function useOnHidden(element: RefObject<HTMLElement | null>, watching: boolean, onHidden: () => void) {
  useEffect(() => {
    if (!watching) return;
    const onResize = () => {
      if (!element.current?.getClientRects().length) onHidden();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  });
}
