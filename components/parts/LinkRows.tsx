import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A link of a list; an item without `href` is plain text. */
export interface ListedLink {
  label: string;
  href?: string;
  /** A short text after the link, for example "Coming Soon". */
  note?: string;
  /** The id of the item, for links of the page to it. */
  id?: string;
  /** The tags by which a filter selects the item. */
  tags?: readonly string[];
}

interface LinkRowsProps extends Titled {
  rows: readonly { name: string; links: readonly ListedLink[] }[];
  /** The path of the current page, whose link gets `aria-current`. */
  current?: string;
  /** Whether each row is a `nav` landmark with its name, as in a site map. */
  navigation?: boolean;
}

/** Renders rows of a name and its links. */
export function LinkRows({ rows, current, navigation, ...title }: LinkRowsProps) {
  return (
    <>
      <SubsectionTitle {...title} />
      <ul className="part-link-rows">
        {rows.map(({ name, links }, index) => (
          <li key={index}>
            <b className="part-name mb-1">{name}</b>
            <PlainLinks current={current} label={navigation ? name : undefined} links={links} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlainLinksProps {
  links: readonly ListedLink[];
  /** The path of the current page, whose link gets `aria-current`. */
  current?: string;
  /** The name of the `nav` landmark; without it there is no landmark. */
  label?: string;
}

/** Renders links in a row. */
export function PlainLinks({ links, current, label: name }: PlainLinksProps) {
  const list = (
    <ul className="part-plain-links">
      {links.map(({ label, href, note, id, tags }, index) => (
        <li data-tags={tags?.join(' ')} id={id} key={index}>
          {href ? (
            <a aria-current={href === current ? 'page' : undefined} href={href}>
              {label}
            </a>
          ) : (
            label
          )}
          {note && <small className="text-muted"> {note}</small>}
        </li>
      ))}
    </ul>
  );
  return name ? <nav aria-label={name}>{list}</nav> : list;
}
