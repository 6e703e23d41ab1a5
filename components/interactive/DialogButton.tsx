'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusControl } from './arrival';
import { currentVisit } from './current-path';
import type { DialogOptions, DialogShell } from './DialogShell';
import { useBoxLost } from './useBoxLost';
import { useOpen } from './useOpen';

/** Loaded on first use: the dialog's code is larger than the rest of the frame. */
const loadShell = () => import('./DialogShell').then((module) => module.DialogShell);

interface DialogButtonProps extends DialogOptions {
  /** Name of the button. */
  buttonLabel: string;
  buttonClassName: string;
  icon: ReactNode;
}

/**
 * A header button and the dialog it opens. If the dialog does not load, the button leads to the site map in the footer.
 */
export function DialogButton({ buttonLabel, buttonClassName, icon, ...dialog }: DialogButtonProps) {
  const [Shell, setShell] = useState<typeof DialogShell>();
  const [open, setOpen] = useOpen();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // By the time this effect runs the dialog is gone and the page can take focus again: it returns to the button,
  // unless a link was followed, in which case it belongs to the new page.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) focusControl(button.current);
    wasOpen.current = open;
  }, [open]);
  useBoxLost(button, open, () => setOpen(false));

  const preload = () => {
    loadShell().catch(() => undefined);
  };
  const show = async () => {
    const asked = currentVisit();
    try {
      const shell = await loadShell();
      setShell(() => shell);
      // A visitor who has moved on meanwhile did not ask for it here, nor on coming back.
      if (currentVisit() === asked) setOpen(true);
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
        aria-label={buttonLabel}
        className={clsx(buttonClassName, open && dialog.toggleClassName && 'invisible')}
        onClick={open ? close : show}
        onFocus={preload}
        onPointerEnter={preload}
        ref={button}
        type="button"
      >
        {icon}
      </button>
      {Shell && open && <Shell {...dialog} buttonLabel={buttonLabel} onClose={close} toggleIcon={icon} />}
    </>
  );
}
