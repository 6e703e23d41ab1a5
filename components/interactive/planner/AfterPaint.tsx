import { type ReactNode, useDeferredValue } from 'react';

/** What is not seen on the screen: rendered after the response to a press. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}
