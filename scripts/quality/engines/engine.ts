/** A browser with one page, driven from outside: just what the checks need, the same for every engine. */
export interface Engine {
  /** Name and version, for the report. */
  version: string;
  /** Begins to open an address; does not wait for the page. */
  goto: (url: string) => Promise<unknown>;
  /** Size of the window's content in CSS px. */
  size: (width: number, height: number) => Promise<unknown>;
  /** Awaited value of an expression in the page; has to be plain JSON. */
  evaluate: <Value = unknown>(expression: string) => Promise<Value>;
  press: (key: Key) => Promise<unknown>;
  /** A click of the mouse at a point of the window, in CSS px. */
  clickAt: (x: number, y: number) => Promise<unknown>;
  /** Console lines and uncaught errors since the last look, if the engine reports them. */
  messages?: () => string[];
  close: () => Promise<unknown>;
}

/** Keys the checks press, by their names in KeyboardEvent. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'End' | 'Home' | 'ArrowLeft' | 'ArrowRight';

/** A call of a self-contained function, as an expression; tsx wraps its inner functions in `__name`. */
export const callOf = (inPage: () => unknown) => `((__name) => (${inPage})())((one) => one)`;
