interface OnThisPageProps {
  /** Name of the navigation. */
  title: string;
  /** Shown above the links; otherwise for assistive technology alone. */
  titled?: boolean;
  /** Question or heading, and the id that answers it. */
  items: readonly { id: string; title: string }[];
}

/** Links to the parts of this page, in their order: two columns from the tablet on. */
export function OnThisPage({ title, titled, items }: OnThisPageProps) {
  return (
    <nav aria-label={title} className="part-contents print:hidden">
      {titled && <p className="part-title">{title}</p>}
      <ul className="gap-x-gap ink-t md:grid md:grid-cols-2">
        {items.map(({ id, title: label }, index) => (
          <li key={index}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
