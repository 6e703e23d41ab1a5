import { usePathname } from 'next/navigation';
import { useState } from 'react';

/** Open or closed, and how to change it. It closes with the page it was opened on: whoever comes back finds it closed. */
export function useOpen(): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState({ open: false, pathname });
  if (state.pathname !== pathname) setState({ open: false, pathname });
  return [state.open && state.pathname === pathname, (open) => setState({ open, pathname })];
}
