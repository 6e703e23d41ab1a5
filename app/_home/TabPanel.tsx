import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { StopList } from '@/components/ui/StopList';
import { TextLink } from '@/components/ui/TextLink';
import { type HomePanel, home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatRange } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

/** One service: the situation, what we do, the way to its page, and a list beside it. */
export function TabPanel({ panel: { title, text, action, aside } }: { panel: HomePanel }) {
  return (
    <div
      className="md:grid md:grid-cols-2 lg:min-h-full print:break-inside-avoid print:[&_li]:py-1"
      data-ground="sheet"
    >
      <div className="px-5 py-6 md:px-8 md:py-10 print:py-2 lg:p-12">
        <h3 className="text-page">{title}</h3>
        <p className="mt-5">
          <RichText text={text} />
        </p>
        <TextLink className="mt-6" href={action.href}>
          {action.label}
        </TextLink>
      </div>
      <div className="border-rule px-5 py-3 max-md:border-t md:border-l md:px-8 md:py-10 print:py-2 lg:p-12">
        {aside === 'stations' ? <StationWeeks /> : <Aside {...aside} />}
      </div>
    </div>
  );
}

function Aside({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h4 className="mb-3.5 text-h4">{title}</h4>
      <StopList items={items} />
    </>
  );
}

function StationWeeks() {
  const { title, item, note } = home.tabs.weeks;
  const items = stationList.map(({ number, name, weeks }) =>
    fill(item, { number, name, weeks: formatRange(weeks) }),
  );
  return (
    <>
      <h4 className="mb-3.5 text-h4 max-md:sr-only">{title}</h4>
      <Fold title={title}>
        <StopList items={items} />
        <p className="mt-4 text-caption text-muted">{note}</p>
      </Fold>
    </>
  );
}
