import { AddressLink } from '@/components/ui/AddressLink';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { RichText } from '@/components/ui/RichText';
import { firstCopy } from '@/content/page-copy/planner';
import type { Recipient } from '@/content/planner/types';

/** So many offices for one seat are a list to open. */
const foldedFrom = 3;

/** Offices that are written to under the same condition, in their order. */
function groupsOf(to: readonly Recipient[]) {
  const groups: { office: Recipient; place: number }[][] = [];
  for (const [place, office] of to.entries()) {
    const group = groups.at(-1);
    const same =
      group && office.when && JSON.stringify(group[0]?.office.when) === JSON.stringify(office.when);
    if (same) group.push({ office, place });
    else groups.push([{ office, place }]);
  }
  return groups;
}

/** To whom an action goes, each office with its official address; a seat without a nation of its own gets a folded list. */
export function Recipients({ to }: { to: readonly Recipient[] }) {
  return (
    <div className="mt-3 grid grid-cols-[2.25rem_minmax(0,1fr)] text-small">
      <span className="text-muted">{firstCopy.to}</span>
      <div>
        {groupsOf(to).map((group) => {
          const place = group[0]?.place;
          return group.length < foldedFrom ? (
            <Offices group={group} key={place} />
          ) : (
            <details data-inactive="" data-to={place} key={place}>
              <FoldSummary className="font-bold" compact>
                {firstCopy.national}
              </FoldSummary>
              <Offices group={group} />
            </details>
          );
        })}
      </div>
    </div>
  );
}

/** Offices with their addresses. */
function Offices({ group }: { group: ReturnType<typeof groupsOf>[number] }) {
  return (
    <ul>
      {group.map(({ office: { name, address, note }, place }) => (
        <li className="pb-1" data-inactive="" data-to={place} key={name}>
          <b className="font-bold">{name}</b>{' '}
          {address && (
            <span className="block wrap-anywhere">
              <AddressLink id={address} />
            </span>
          )}{' '}
          {note && (
            <span className="block text-small text-muted">
              <RichText terms={false} text={note} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
