'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { subscribeToFragmentTarget } from './scroll-and-focus';
import { framedToggle, ToggleGroup } from './ToggleGroup';
import { useHashParam } from './use-hash-param';

interface FilterPanelsProps {
  /** Name of the fragment parameter; each panel has `data-<name>` with the id of its option. */
  name: string;
  /** Groups of options, each with a legend. */
  groups: readonly { legend: string; options: readonly { id: string; label: string }[] }[];
  /** The id of the option that is selected initially; the very first one by default. */
  initial?: string;
  /** Attribute of the panels that are not selected: data-inactive hides at every width, data-unchosen by style sheet. */
  inactiveAttribute: 'data-inactive' | 'data-unchosen';
  /** Additional classes of the groups. */
  className?: string;
  /** Classes of the element around groups and panels. */
  rootClassName?: string;
  /** The rendered panels; all but the initial one have the attribute. */
  children: ReactNode;
}

/**
 * Renders toggle buttons, exactly one of which is selected, and shows its panel; other panels stay in the document. A
 * fragment that refers to content of a panel selects it.
 */
export function FilterPanels({
  name,
  groups,
  initial = groups[0]?.options[0]?.id,
  inactiveAttribute,
  className,
  rootClassName,
  children,
}: FilterPanelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useHashParam(name);
  const known = groups.some(({ options }) => options.some(({ id }) => id === value));
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const chosen = target?.dataset[name] ?? (known ? value : initial);

  useEffect(
    () =>
      subscribeToFragmentTarget((element) => {
        const panel = element?.closest<HTMLElement>(`[data-${name}]`) ?? null;
        setTarget(root.current?.contains(panel) ? panel : null);
      }),
    [name],
  );

  useEffect(() => {
    // The browser cannot scroll to content of a hidden panel.
    const hidden = target?.hasAttribute(inactiveAttribute);
    for (const panel of root.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])
      panel.toggleAttribute(inactiveAttribute, panel.dataset[name] !== chosen);
    if (hidden) target?.scrollIntoView();
  }, [name, inactiveAttribute, chosen, target]);

  return (
    <div className={rootClassName} ref={root}>
      {groups.map(({ legend, options }) => (
        <ToggleGroup
          buttonClassName={framedToggle}
          className={clsx('flex gap-2 print:hidden', className)}
          key={legend}
          legend={legend}
          onChange={(id) => {
            setTarget(null);
            setValue(id === initial ? undefined : id);
          }}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
        />
      ))}
      {children}
    </div>
  );
}
