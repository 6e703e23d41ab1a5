'use client';

import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame';
import { navigationId } from './current-path';
import type { DialogLinks, DialogProps } from './dialogs/DialogShell';
import { focusControl } from './scroll-and-focus';
import { useOnHidden } from './use-on-hidden';
import { useOpen } from './use-open';

/** Loaders of the dialogs: their code and markup are larger than the rest of header and footer, so they load on use. */
const dialogs = {
  menu: () => import('./dialogs/MobileMenu').then((module) => module.MobileMenu),
  list: () => import('./dialogs/SidePanel').then((module) => module.SidePanel),
};

interface DialogButtonProps {
  /** Which dialog to open: the menu below the desktop width, or the side panel. */
  dialog: keyof typeof dialogs;
  links: DialogLinks;
  /** Accessible name of the button. */
  label: string;
  className: string;
  icon: ReactNode;
}

/**
 * Renders a header button and the dialog that it opens. If the dialog does not load, the button jumps to the site map in
 * the footer.
 */
export function DialogButton({ dialog, links, label, className, icon }: DialogButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [open, setOpen] = useOpen();
  const button = useRef<HTMLButtonElement>(null);
  /** Id of the navigation during which the dialog was opened; undefined while it is closed. */
  const openIn = useRef<number>(undefined);

  // When this effect runs, the dialog is unmounted and the page can take the focus again. It returns to the button,
  // unless a link was followed: then it stays on the new page, although the library tries to restore it.
  useEffect(() => {
    const previous = openIn.current;
    openIn.current = open ? navigationId() : undefined;
    const { activeElement } = document;
    if (open || previous === undefined) return;
    if (previous !== navigationId() && activeElement instanceof HTMLElement)
      return afterFrame(() => activeElement.focus({ preventScroll: true }));
    if (activeElement === document.body) focusControl(button.current);
  }, [open]);
  useOnHidden(button, open, () => setOpen(false));

  const preload = () => {
    dialogs[dialog]().catch(() => undefined);
  };
  const show = async () => {
    const requestedIn = navigationId();
    try {
      const loaded = await dialogs[dialog]();
      setDialog(() => loaded);
      // A visitor who has left the page meanwhile did not request the dialog on the new one.
      if (navigationId() === requestedIn) setOpen(true);
    } catch {
      location.hash = 'site-map';
    }
  };
  const close = () => setOpen(false);

  return (
    <>
      <button
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={label}
        // The menu has a toggle button in the same place.
        className={clsx(className, open && dialog === 'menu' && 'invisible')}
        onClick={open ? close : show}
        onFocus={preload}
        onPointerEnter={preload}
        ref={button}
        type="button"
      >
        {icon}
      </button>
      {Dialog && open && <Dialog links={links} onClose={close} toggleIcon={icon} />}
    </>
  );
}
