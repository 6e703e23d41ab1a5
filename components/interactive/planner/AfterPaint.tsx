import { type ReactNode, useDeferredValue } from 'react';

/** What is not seen on the screen: rendered after the response to a press. */
export const AfterPaint = ({ children }: { children: ReactNode }) => useDeferredValue(children, null);
