import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aboutPage, type Role } from '@/content/page-copy/about';
import { stationList } from '@/content/stations/heads';
import { fill } from '@/lib/text/fill';

const columns = 'grid grid-cols-5 lg:grid-cols-[31rem_repeat(5,minmax(0,1fr))]';

/** Roles and the stations they work at: a stop where a role is active, a bar between neighbors. */
export function RoleTimetable() {
  const { team } = aboutPage;
  return (
    <Section labelledBy="team">
      <Heading id="team" level={2}>
        {team.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead text-muted">
        <RichText text={team.lead} />
      </p>
      <div aria-hidden="true" className={clsx(columns, 'mt-14 items-end pb-3 max-lg:hidden')}>
        <span />
        {stationList.map(({ slug, number, name }) => (
          <span className="pr-2.5 text-label text-muted leading-tight" key={slug}>
            <b className="block font-black text-fg text-lg">{number}</b>
            {name}
          </span>
        ))}
      </div>
      <div className="flex flex-col gap-6 max-lg:mt-8 md:gap-11">
        {team.groups.map(({ name, roles }, index) => (
          <section className="border-fg border-t-2" key={name}>
            <h3 className="pt-4.5 pb-3.5 text-h3">{name}</h3>
            <Fold compact title={fill(team.fold, { count: roles.length })}>
              <ul>
                {roles.map((role) => (
                  <RoleRow key={role.name} lead={index === 0} role={role} />
                ))}
              </ul>
            </Fold>
          </section>
        ))}
      </div>
    </Section>
  );
}

function RoleRow({ role, lead }: { role: Role; lead: boolean }) {
  const served = stationList.map(({ slug }) => role.stations.includes(slug));
  return (
    <li className={clsx(columns, 'border-rule border-t max-lg:pt-4 max-lg:pb-4.5 lg:min-h-19')}>
      <div className="max-lg:col-span-5 max-lg:pb-3 lg:py-3.5 lg:pr-8">
        <b className="block text-h4">{role.name}</b>{' '}
        <span className="block text-muted text-small">
          <RichText text={role.text} />
        </span>{' '}
        <span className="sr-only">
          {fill(aboutPage.team.stations, {
            names: stationList
              .filter((_, index) => served[index])
              .map(({ name }) => name)
              .join(', '),
          })}
        </span>
      </div>
      {stationList.map(({ slug, number }, index) => (
        <Cell
          key={slug}
          lead={lead}
          number={number}
          on={served[index] === true}
          onward={served[index] === true && served[index + 1] === true}
        />
      ))}
    </li>
  );
}

/** One station of a row: `onward` draws the bar to the next one. */
function Cell({ on, onward, lead, number }: { on: boolean; onward: boolean; lead: boolean; number: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative flex min-h-7.5 items-center before:absolute before:inset-y-0 before:left-2.5 before:w-px before:bg-rule max-lg:before:hidden"
    >
      {onward && (
        <span className={clsx('absolute top-1/2 left-3 -mt-1 h-2 w-full', lead ? 'bg-line' : 'bg-fg')} />
      )}
      <span
        className={clsx(
          'relative z-2 grid size-7 place-items-center rounded-full text-caption lg:size-5.5',
          on ? 'border-4 border-fg bg-ground font-black lg:border-5' : 'text-muted lg:hidden',
        )}
      >
        <span className="lg:hidden">{number}</span>
      </span>
    </span>
  );
}
