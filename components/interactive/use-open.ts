import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Open or closed, and how to change it. It closes when the visitor leaves the page or the document, and is still closed
 * on return.
 */
export function useOpen(): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState({ open: false, pathname });
  if (state.pathname !== pathname) setState({ open: false, pathname });
  const open = state.open && state.pathname === pathname;

  useEffect(() => {
    if (!open) return;
    // At once: the browser may keep the document for Back as it is after this event.
    const close = () => flushSync(() => setState({ open: false, pathname }));
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [open, pathname]);

  return [open, (open) => setState({ open, pathname })];
}
