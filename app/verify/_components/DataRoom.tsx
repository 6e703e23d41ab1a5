import { SectionHead } from '@/components/sections/SectionHead';
import { Checklist } from '@/components/ui/Checklist';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { fill } from '@/lib/text/fill';
import { dataRoom } from '@/lib/verify/data-room';

const { title, lead, fold } = verifyPage.dataRoom;

/** The files of two stations as one list for an investor. */
export function DataRoom() {
  return (
    <Section labelledBy="data-room" pad="part">
      <SectionHead id="data-room" lead={lead} title={title} />
      <div className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {dataRoom().map(({ title: name, purpose, items, href, station }) => (
          <div key={name}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1 mb-3 text-label text-muted">
              <a className="word-link inline-block min-h-6" href={href}>
                {station}
              </a>
              .{purpose && ' '}
              {purpose && <RichText text={purpose} />}
            </p>
            <Fold compact title={fill(fold, { count: items.length })}>
              <Checklist items={items} />
            </Fold>
          </div>
        ))}
      </div>
    </Section>
  );
}
