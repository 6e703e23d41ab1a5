import { Checklist } from '@/components/ui/Checklist';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { dataRoom } from '@/lib/verify/data-room';
import { PartHead } from './PartHead';

const { title, lead } = verifyPage.dataRoom;

/** The files of two stations as one list for an investor. */
export function DataRoom() {
  return (
    <Section labelledBy="data-room" pad="part">
      <PartHead id="data-room" lead={lead} title={title} />
      <div className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {dataRoom().map(({ title: name, purpose, items, href, station }) => (
          <div key={name}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1 mb-3 text-label text-muted">
              <a className="word-link inline-block min-h-6" href={href}>
                {station}
              </a>
              . <RichText text={purpose} />
            </p>
            <Checklist items={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}
