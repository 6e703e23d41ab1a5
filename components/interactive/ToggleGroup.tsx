import { Fragment, type ReactNode } from 'react';

interface ToggleOption<V extends string> {
  value: V;
  label: ReactNode;
  /** The language of the label. */
  lang?: string;
  /** Content before the button, for example the heading of a group of options. */
  before?: ReactNode;
}

interface ToggleGroupProps<V extends string> {
  legend: ReactNode;
  legendClassName?: string;
  options: readonly ToggleOption<V>[];
  /** The value of the selected option. */
  value: V | undefined;
  /** Called on a click; without it an ancestor handles clicks, and the buttons have their values as attributes. */
  onChange?: (value: V) => void;
  disabled?: boolean;
  /** The name of a group that scrolls; it is also its legend. */
  scrollLabel?: string;
  className?: string;
  buttonClassName?: string;
  /** Classes of an element around the buttons; without it there is none. */
  listClassName?: string;
  theme?: string;
  /** Content after the buttons. */
  children?: ReactNode;
}

/** The class of a framed button. */
export const framedToggle =
  'min-h-11 rounded-control border-2 border-fg px-2 py-1 font-bold text-caption hover:bg-faint aria-pressed:bg-fg aria-pressed:text-surface aria-pressed:forced-color-adjust-none';

/** Renders a labeled group of toggle buttons, exactly one of which is selected (`aria-pressed`). Hidden without scripts. */
export function ToggleGroup<V extends string>({
  legend,
  legendClassName,
  options,
  value: selected,
  onChange,
  disabled,
  scrollLabel,
  className,
  buttonClassName,
  listClassName,
  theme,
  children,
}: ToggleGroupProps<V>) {
  const buttons = options.map(({ value, label, lang, before }) => (
    <Fragment key={value}>
      {before}
      <button
        aria-pressed={value === selected}
        className={buttonClassName}
        disabled={disabled}
        lang={lang}
        onClick={onChange && (() => onChange(value))}
        type="button"
        value={onChange ? undefined : value}
      >
        {label}
      </button>
    </Fragment>
  ));
  return (
    <fieldset aria-label={scrollLabel} className={className} data-script="" data-theme={theme}>
      <legend className={legendClassName}>{legend}</legend>
      {listClassName ? <div className={listClassName}>{buttons}</div> : buttons}
      {children}
    </fieldset>
  );
}
