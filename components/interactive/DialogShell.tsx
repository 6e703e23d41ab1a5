'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { DialogOptions } from './DialogButton';

interface DialogShellProps extends DialogOptions {
  buttonLabel: string;
  toggleIcon: ReactNode;
  open: boolean;
  onClose: () => void;
}

/** The open dialog: backdrop, panel with its Close button, focus kept inside and given back, scroll locked. */
export function DialogShell({
  label,
  bodyClassName,
  panelClassName,
  toggleClassName,
  closeClassName,
  buttonLabel,
  closeIcon,
  toggleIcon,
  open,
  onClose,
  children,
}: DialogShellProps) {
  useEffect(() => {
    if (!open) return;
    // The library sets aside only the part of the page that holds the button; the dialog is modal to all of it.
    const page = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    for (const part of page) part.inert = true;
    if (bodyClassName) document.body.classList.add(bodyClassName);
    return () => {
      for (const part of page) part.inert = false;
      if (bodyClassName) document.body.classList.remove(bodyClassName);
    };
  }, [bodyClassName, open]);

  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };

  return (
    <Dialog aria-label={label} className="relative z-50" onClose={onClose} open={open} transition>
      <DialogBackdrop
        className="fixed inset-0 bg-ink/55 transition-opacity duration-150 data-closed:opacity-0 motion-reduce:transition-none"
        transition
      />
      <DialogPanel className={panelClassName} onClick={closeOnLink} transition>
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
        <button aria-label="Close" className={closeClassName} onClick={onClose} type="button">
          {closeIcon}
        </button>
        {children}
      </DialogPanel>
    </Dialog>
  );
}
