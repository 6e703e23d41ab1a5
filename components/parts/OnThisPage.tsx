interface OnThisPageProps {
  /** The name of the navigation. */
  title: string;
  /** Whether the name is visible; otherwise it is for assistive technology only. */
  titleVisible?: boolean;
  /** The question or heading, and the id of the section. */
  items: readonly { id: string; title: string }[];
}

/** Renders the links to the sections of this page in two or three columns. */
export function OnThisPage({ title, titleVisible, items }: OnThisPageProps) {
  return (
    <nav aria-label={title} className="part-contents print:hidden">
      {titleVisible && <p className="part-title">{title}</p>}
      <ul className="grid grid-cols-2 gap-x-gap ink-t pt-1 enlarged:block lg:grid-cols-3">
        {items.map(({ id, title: label }, index) => (
          <li className="grid" key={index}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
