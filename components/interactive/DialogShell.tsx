'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { afterFrame } from './after-frame';

/** The words of a dialog and the looks of its parts. */
export interface DialogOptions {
  /** Name of the dialog. */
  label: string;
  /** Class set on <body> while the dialog is open. */
  bodyClassName?: string;
  panelClassName: string;
  /** Class of the toggle's stand-in inside the dialog, which replaces the header button while that is out of reach. */
  toggleClassName?: string;
  closeClassName: string;
  closeIcon: ReactNode;
  /** Name of the Close button. */
  closeLabel: string;
  /** Content of the panel. */
  children: ReactNode;
}

interface DialogShellProps extends DialogOptions {
  buttonLabel: string;
  toggleIcon: ReactNode;
  onClose: () => void;
}

/** The open dialog: backdrop, panel with its Close button, focus kept inside, scroll locked. */
export function DialogShell({
  label,
  bodyClassName,
  panelClassName,
  toggleClassName,
  closeClassName,
  buttonLabel,
  closeIcon,
  closeLabel,
  toggleIcon,
  onClose,
  children,
}: DialogShellProps) {
  useEffect(() => {
    // The library sets aside only the part of the page that holds the button; the dialog is modal to all of it. That
    // styles the whole page anew, so it comes after the panel's first frame: the focus is held in the dialog already.
    const page = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    const callOff = afterFrame(() => {
      for (const part of page) part.inert = true;
    });
    return () => {
      callOff();
      for (const part of page) part.inert = false;
    };
  }, []);
  useEffect(() => {
    if (!bodyClassName) return;
    document.body.classList.add(bodyClassName);
    return () => document.body.classList.remove(bodyClassName);
  }, [bodyClassName]);

  // The library drops a bubbling click that a link has already handled, so it is caught in the capture phase; the
  // link's own handler runs after that and must still find the link in place.
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setTimeout(onClose);
  };

  return (
    <Dialog aria-label={label} className="fixed inset-0 z-50 print:hidden" onClose={onClose} open>
      <DialogBackdrop className="fixed inset-0 animate-appear bg-ink/55 motion-reduce:animate-none" />
      <DialogPanel className={panelClassName} onClickCapture={closeOnLink}>
        {toggleClassName && (
          <button
            aria-expanded="true"
            aria-label={buttonLabel}
            className={toggleClassName}
            onClick={onClose}
            type="button"
          >
            {toggleIcon}
          </button>
        )}
        <button aria-label={closeLabel} className={closeClassName} onClick={onClose} type="button">
          {closeIcon}
        </button>
        {children}
      </DialogPanel>
    </Dialog>
  );
}
