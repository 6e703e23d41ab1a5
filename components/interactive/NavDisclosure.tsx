'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';

/** Pause in ms before the mouse opens and closes the panel, so that crossing the bar opens nothing. */
const hoverDelay = { open: 120, close: 250 };

interface NavDisclosureProps {
  id: string;
  label: string;
  /** Path prefixes whose pages mark this entry as the current section. */
  sections: readonly string[];
  /** A path below one of the sections that belongs to another entry. */
  except?: string;
  buttonClassName: string;
  panelClassName: string;
  children: ReactNode;
}

/** A menu entry with a panel of links: opens by click, Enter, Space and a resting mouse; Escape closes it. */
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
  // Open belongs to the page it was opened on: a navigation closes the panel.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const current = pathname !== except && sections.some((section) => pathname.startsWith(section));
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click that follows the mouse's own opening wants the panel open, not shut in the visitor's face.
  const openedByMouse = useRef(false);
  const set = (value: boolean) => {
    clearTimeout(timer.current);
    setOpenOn(value ? pathname : undefined);
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
  // On the document: a panel that the mouse has opened closes by Escape too, wherever the focus is.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(undefined);
      if (entry.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
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
        {label} <Icon name="down" />
      </button>
      <div className={panelClassName} data-open={open ? '' : undefined} id={id}>
        {children}
      </div>
    </li>
  );
}
