'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/Icon';
import { labels } from '@/content/labels';
import type { NavLink } from '@/content/navigation';
import { afterFrame } from '../after-frame';

/** What the dialogs of the header show: links and facts that the browser does not compute. */
export interface DialogLinks {
  /** Name of the site. */
  site: string;
  email: string;
  social: readonly { name: string; href: string }[];
  offices: readonly { place: string; status: string }[];
  stations: readonly (NavLink & { months: string })[];
  home: NavLink;
  /** Name of the platform's group, and its first link. */
  platform: { title: string; overview: NavLink };
  about: NavLink;
  services: { title: string; links: readonly NavLink[] };
  /** The planner and the pages to look things up. */
  plan: readonly NavLink[];
  contact: NavLink;
}

/** What the header's button hands to the dialog it opens. */
export interface DialogProps {
  links: DialogLinks;
  toggleIcon: ReactNode;
  onClose: () => void;
}

interface DialogShellProps extends Omit<DialogProps, 'links'> {
  /** Names of the button and of the dialog. */
  copy: { button: string; label: string };
  /** Class set on <body> while the dialog is open. */
  bodyClassName?: string;
  panelClassName: string;
  /** Class of the toggle's stand-in inside the dialog, which replaces the header button while that is out of reach. */
  toggleClassName?: string;
  closeClassName: string;
  /** Content of the panel. */
  children: ReactNode;
}

/** The open dialog: backdrop, panel with its Close button, focus kept inside, scroll locked. */
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

  useEffect(() => {
    // The library drops a click that a link has already answered, so it is caught before. The browser must still find
    // the link in place.
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role=dialog] a')) setTimeout(onClose);
    };
    document.addEventListener('click', closeOnLink, true);
    return () => document.removeEventListener('click', closeOnLink, true);
  }, [onClose]);

  return (
    <Dialog aria-label={copy.label} className="fixed inset-0 z-50 print:hidden" onClose={onClose} open>
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
          aria-label={labels.close}
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
