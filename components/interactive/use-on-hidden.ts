import { type RefObject, useEffect } from 'react';

/** While `watching`, calls `lost` when the element is no longer displayed because the window has taken another width. */
export function useOnHidden(element: RefObject<HTMLElement | null>, watching: boolean, lost: () => void) {
  useEffect(() => {
    if (!watching) return;
    const onResize = () => {
      if (!element.current?.getClientRects().length) lost();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  });
}
