import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns an open state and its setter. The state is set to closed when the visitor leaves the page or the document, so
 * that it is closed on return.
 */
export function useOpen(): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState({ open: false, pathname });
  if (state.pathname !== pathname) setState({ open: false, pathname });
  const open = state.open && state.pathname === pathname;

  useEffect(() => {
    if (!open) return;
    // Synchronously, because the back/forward cache may store the document right after this event.
    const close = () => flushSync(() => setState({ open: false, pathname }));
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [open, pathname]);

  return [open, (open) => setState({ open, pathname })];
}
