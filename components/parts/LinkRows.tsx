import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A link of a list; one without an address is announced only. */
export interface ListedLink {
  label: string;
  href?: string;
  /** Short word after it, for example "Coming Soon". */
  note?: string;
  /** Target of a fragment: what stood here has moved to the address. */
  id?: string;
  /** Words by which a filter chooses it. */
  tags?: readonly string[];
}

interface LinkRowsProps extends Titled {
  rows: readonly { name: string; links: readonly ListedLink[]; id?: string }[];
  /** Address of the page at hand: its link is marked. */
  current?: string;
  /** Each row is a navigation of its name: a map of the site. */
  navigation?: boolean;
}

/** Names, each with its links in a row. */
export function LinkRows({ rows, current, navigation, ...title }: LinkRowsProps) {
  return (
    <>
      <SubsectionTitle {...title} />
      <ul className="part-link-rows">
        {rows.map(({ name, links, id }, index) => (
          <li id={id} key={index}>
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
  /** Address of the page at hand: its link is marked. */
  current?: string;
  /** Makes them a navigation of this name. */
  label?: string;
}

/** Links in a row. */
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
