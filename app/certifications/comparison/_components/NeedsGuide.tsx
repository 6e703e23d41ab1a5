import { PartChoice } from '@/components/interactive/PartChoice';
import { certifications } from '@/content/certifications';
import { needGroups, usual } from '@/content/needs';
import { needsCopy } from '@/content/page-copy/comparison';
import { NeedRow } from './NeedRow';

const key = [
  ...needsCopy.key.map((word) => ({ word, text: word })),
  { word: usual, text: `${usual}: ${needsCopy.usual}` },
];

/** A name that may break after its colon: the columns are narrow on the tablet. */
function BreakableName({ name }: { name: string }) {
  const [start, end] = name.split(':');
  if (!end) return name;
  return (
    <>
      {start}:<wbr />
      {end}
    </>
  );
}

/** Which certifications each market and product type calls at; on the phone one of them, chosen by a button. */
export function NeedsGuide() {
  return (
    <>
      <PartChoice
        className="grid grid-cols-2 *:text-left enlarged:grid-cols-1 md:hidden"
        groups={needGroups.map(({ title, needs }) => ({
          legend: title,
          options: needs.map(({ name }) => ({ id: name, label: name })),
        }))}
        mark="data-unchosen"
        name="need"
      >
        <table className="needs mt-6 w-full max-md:block md:mt-12 print:mt-2 md:table-fixed lg:mt-16">
          <caption className="sr-only">{needsCopy.caption}</caption>
          <thead className="border-fg border-b-2 max-md:sr-only">
            <tr>
              <th className="md:w-[20.3%]" scope="col">
                <span className="sr-only">{needsCopy.rowHeader}</span>
              </th>
              {certifications.map(({ slug, comparison }) => (
                <th
                  className="pb-3 text-left align-bottom font-bold text-caption wrap-normal lg:pr-4 lg:font-bold lg:text-small"
                  key={slug}
                  scope="col"
                >
                  <BreakableName name={comparison.name} />
                </th>
              ))}
            </tr>
          </thead>
          {needGroups.map(({ id, title, needs }, group) => (
            <tbody key={id}>
              <tr data-group="">
                <th
                  className="pt-8 md:pb-3 text-left text-name max-md:block pb-2"
                  colSpan={certifications.length + 1}
                  id={`needs-${id}`}
                  scope="rowgroup"
                >
                  {title}
                </th>
              </tr>
              {needs.map((need, index) => (
                <NeedRow
                  certifications={certifications}
                  key={need.name}
                  need={need}
                  unchosen={group > 0 || index > 0}
                />
              ))}
            </tbody>
          ))}
        </table>
      </PartChoice>
      <ul className="needs-key mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-muted">
        {key.map(({ word, text }) => (
          <li data-stop={word} key={word}>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-72ch text-small text-muted">{needsCopy.note}</p>
    </>
  );
}
