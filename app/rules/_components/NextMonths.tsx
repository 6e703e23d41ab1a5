import { rulesPage } from '@/content/page-copy/rules';
import { contentDate } from '@/content/site';
import { formatDate } from '@/lib/figures/format';
import { rulePath, rulesAhead } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';

/** The calendar of the phone: every date ahead, one line down, each with its name. */
export function NextMonths() {
  return (
    <ul className="relative mt-8 border-line border-l-6 border-dashed pl-4 text-small md:hidden print:hidden">
      <li className="-ml-4 bg-fg px-3 py-2 font-bold text-ground">
        {fill(rulesPage.calendar.today, { date: formatDate(contentDate) })}
      </li>
      {rulesAhead.map(({ id, effective = '', label, title }) => (
        <li className="border-rule border-b" key={id}>
          <a
            className="grid min-h-8 grid-cols-[9.75rem_minmax(0,1fr)] wrap-anywhere items-center enlarged:grid-cols-1 gap-x-3 py-1"
            href={rulePath(id)}
          >
            <time className="text-muted" dateTime={effective}>
              {formatDate(effective)}
            </time>{' '}
            {label ?? title}
          </a>
        </li>
      ))}
    </ul>
  );
}
