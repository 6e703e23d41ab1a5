'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusControl } from './scroll-and-focus';
import { useOnHidden } from './use-on-hidden';
import { useOpen } from './use-open';

/** Delay in ms before the mouse opens or closes the panel, so that crossing the bar opens nothing. */
const hoverDelay = { open: 120, close: 250 };

/** Closes the panel that was opened last, so that only one is open at a time. */
let closeOpenPanel: (() => void) | undefined;

interface NavDisclosureProps {
  id: string;
  /** Label of the button. */
  label: string;
  /** Path prefixes of the pages on which this entry is the current section. */
  sections: readonly string[];
  /** A path below one of the sections that belongs to another entry. */
  except?: string;
  buttonClassName: string;
  panelClassName: string;
  children: ReactNode;
}

/** Renders a menu entry with a panel of links, opened by click, Enter, Space or mouse hover and closed by Escape. */
export function NavDisclosure({
  id,
  label,
  sections,
  except,
  buttonClassName,
  panelClassName,
  children,
}: NavDisclosureProps) {
  const pathname = usePathname();
  const [open, setOpen] = useOpen();
  const current = pathname !== except && sections.some((section) => pathname.startsWith(section));
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click right after hovering has opened the panel is meant to open it, so it must not close it.
  const openedByMouse = useRef(false);
  const set = (value: boolean) => {
    clearTimeout(timer.current);
    if (value) {
      closeOpenPanel?.();
      closeOpenPanel = () => setOpen(false);
    }
    setOpen(value);
  };
  const hover = (value: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        openedByMouse.current = value && !open;
        set(value);
      },
      value ? hoverDelay.open : hoverDelay.close,
    );
  };
  const onClick = () => {
    set(!open || openedByMouse.current);
    openedByMouse.current = false;
  };
  // Listeners are on the document because Escape also closes a panel opened by hover, wherever the focus is. Following
  // a link closes the panel, even a link to the current page.
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const within = (target: EventTarget | null) => target instanceof Node && entry.current?.contains(target);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (within(document.activeElement)) button.current?.focus();
    };
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && within(target)) setOpen(false);
    };
    // A tap outside does not move the focus.
    const onPointerDown = ({ target }: Event) => {
      if (!within(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  });
  useOnHidden(button, open, () => {
    setOpen(false);
    const { activeElement } = document;
    if (activeElement === document.body || entry.current?.contains(activeElement))
      focusControl(button.current);
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) set(false);
  };

  return (
    <li
      className="group/menu"
      onBlur={onBlur}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      ref={entry}
    >
      <button
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        aria-expanded={open}
        className={buttonClassName}
        onClick={onClick}
        ref={button}
        type="button"
      >
        {label}
      </button>
      <div className={panelClassName} data-theme="sheet" data-open={open ? '' : undefined} id={id}>
        {children}
      </div>
    </li>
  );
}
