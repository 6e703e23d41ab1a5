import { usePathname } from 'next/navigation';
import { useState } from 'react';

/** Open or closed, and how to change it. It closes when the visitor leaves the page, and is still closed on return. */
export function useOpen(): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState({ open: false, pathname });
  if (state.pathname !== pathname) setState({ open: false, pathname });
  return [state.open && state.pathname === pathname, (open) => setState({ open, pathname })];
}
