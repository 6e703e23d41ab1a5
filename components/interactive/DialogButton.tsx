'use client';

import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame';
import { focusControl } from './arrival';
import { navigationId } from './current-path';
import type { DialogLinks, DialogProps } from './dialogs/DialogShell';
import { useOnHidden } from './use-on-hidden';
import { useOpen } from './use-open';

/** Loaded on first use: their code and their markup are larger than the rest of the frame. */
const dialogs = {
  menu: () => import('./dialogs/MobileMenu').then((module) => module.MobileMenu),
  list: () => import('./dialogs/SidePanel').then((module) => module.SidePanel),
};

interface DialogButtonProps {
  /** Which dialog: the menu of phone and tablet, or the side panel. */
  dialog: keyof typeof dialogs;
  links: DialogLinks;
  /** Name of the button. */
  label: string;
  className: string;
  icon: ReactNode;
}

/**
 * A header button and the dialog it opens. If the dialog does not load, the button leads to the site map in the footer.
 */
export function DialogButton({ dialog, links, label, className, icon }: DialogButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [open, setOpen] = useOpen();
  const button = useRef<HTMLButtonElement>(null);
  /** The visit in which the dialog was open; undefined while it is closed. */
  const openIn = useRef<number>(undefined);

  // By the time this effect runs the dialog is gone and the page can take focus again: it returns to the button,
  // unless a link was followed, in which case it belongs to the new page, to which the library must not put an end.
  useEffect(() => {
    const was = openIn.current;
    openIn.current = open ? navigationId() : undefined;
    const { activeElement } = document;
    if (open || was === undefined) return;
    if (was !== navigationId() && activeElement instanceof HTMLElement)
      return afterFrame(() => activeElement.focus({ preventScroll: true }));
    if (activeElement === document.body) focusControl(button.current);
  }, [open]);
  useOnHidden(button, open, () => setOpen(false));

  const preload = () => {
    dialogs[dialog]().catch(() => undefined);
  };
  const show = async () => {
    const asked = navigationId();
    try {
      const loaded = await dialogs[dialog]();
      setDialog(() => loaded);
      // A visitor who has moved on meanwhile did not ask for it here, nor on coming back.
      if (navigationId() === asked) setOpen(true);
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
        // The menu brings a stand-in for its button.
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
