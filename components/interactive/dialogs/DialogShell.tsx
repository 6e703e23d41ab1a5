'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { NavLink } from '@/content/navigation';
import { closeLabel } from '@/content/page-copy/menus';
import { afterFrame } from '../after-frame';

/** Data for the header's dialogs, prepared at build time. */
export interface DialogLinks {
  /** Name of the site. */
  site: string;
  email: string;
  social: readonly { name: string; href: string }[];
  offices: readonly { place: string; status: string }[];
  stations: readonly (NavLink & { months: string })[];
  home: NavLink;
  /** Title of the platform group, and its first link. */
  platform: { title: string; overview: NavLink };
  about: NavLink;
  services: { title: string; links: readonly NavLink[] };
  /** The planner and the reference pages. */
  plan: readonly NavLink[];
  contact: NavLink;
  ukrainian: NavLink;
}

/** Props that the header's button passes to the dialog it opens. */
export interface DialogProps {
  links: DialogLinks;
  toggleIcon: ReactNode;
  onClose: () => void;
}

interface DialogShellProps extends Omit<DialogProps, 'links'> {
  /** Accessible names of the toggle button and of the dialog. */
  copy: { button: string; label: string };
  /** Class set on <body> while the dialog is open. */
  bodyClassName?: string;
  panelClassName: string;
  /** Class of the toggle button inside the dialog, which replaces the header button while that is inert. */
  toggleClassName?: string;
  closeClassName: string;
  /** Content of the panel. */
  children: ReactNode;
}

/** Renders the open dialog: a backdrop and a panel with a Close button, with a focus trap and locked scrolling. */
export function DialogShell({
  copy,
  bodyClassName,
  panelClassName,
  toggleClassName,
  closeClassName,
  toggleIcon,
  onClose,
  children,
}: DialogShellProps) {
  useEffect(() => {
    // The library makes only the part of the page with the button inert, but the dialog is modal to the whole page.
    // Setting inert restyles the whole page, so it waits for the panel's first frame; the focus is trapped by then.
    const page = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    const cancel = afterFrame(() => {
      for (const part of page) part.inert = true;
    });
    return () => {
      cancel();
      for (const part of page) part.inert = false;
    };
  }, []);
  useEffect(() => {
    if (!bodyClassName) return;
    document.body.classList.add(bodyClassName);
    return () => document.body.classList.remove(bodyClassName);
  }, [bodyClassName]);

  useEffect(() => {
    // The library ignores a click whose default is prevented, so the capture phase detects it. Closing waits for the
    // end of the event, because the browser still needs the link in the document.
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role=dialog] a')) setTimeout(onClose);
    };
    document.addEventListener('click', closeOnLink, true);
    return () => document.removeEventListener('click', closeOnLink, true);
  }, [onClose]);

  return (
    <Dialog
      aria-label={copy.label}
      className="fixed inset-0 z-50 print:hidden"
      lang="en"
      onClose={onClose}
      open
    >
      <DialogBackdrop className="fixed inset-0 animate-appear bg-ink/55 motion-reduce:animate-none" />
      <DialogPanel
        className={clsx(
          'fixed inset-y-0 overflow-y-auto overscroll-contain motion-reduce:animate-none',
          panelClassName,
        )}
      >
        {toggleClassName && (
          <button
            aria-expanded="true"
            aria-label={copy.button}
            className={toggleClassName}
            onClick={onClose}
            type="button"
          >
            {toggleIcon}
          </button>
        )}
        <button
          aria-label={closeLabel}
          className={clsx('absolute grid size-12 place-items-center', closeClassName)}
          onClick={onClose}
          type="button"
        >
          <Icon name="close" />
        </button>
        {children}
      </DialogPanel>
    </Dialog>
  );
}
