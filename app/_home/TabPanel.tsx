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
      className="framed trunk relative gap-x-16 py-8 md:grid md:grid-cols-2 md:py-13 print:break-inside-avoid print:py-2 print:[&_li]:py-1"
      data-ground="sheet"
    >
      <div>
        {/* From the desktop up the tab says it. */}
        <h3 className="mb-4 text-h3 lg:sr-only">{title}</h3>
        <p className="max-w-136 text-lead">
          <RichText text={text} />
        </p>
        <TextLink className="mt-6" href={action.href}>
          {action.label}
        </TextLink>
      </div>
      <div className="max-md:mt-9">{aside === 'stations' ? <StationWeeks /> : <Aside {...aside} />}</div>
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
      <Aside items={items} title={title} />
      <p className="mt-4 text-caption text-muted">{note}</p>
    </>
  );
}
