import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './address';

/** What is mostly out of view: rendered after the response to a press has been painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setShown(children)), afterPaint);
    return () => clearTimeout(later);
  }, [children]);
  return shown;
}
