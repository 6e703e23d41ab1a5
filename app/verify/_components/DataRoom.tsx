import { SectionHead } from '@/components/sections/SectionHead';
import { Checklist } from '@/components/ui/Checklist';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { fill } from '@/lib/text/fill';
import { dataRoom } from '@/lib/verify/data-room';
import { Row } from './Row';

const { title, lead, fold } = verifyPage.dataRoom;
const files = dataRoom();
const count = files.reduce((sum, { items }) => sum + items.length, 0);

/** The files of two stations as one list for an investor. */
export function DataRoom() {
  return (
    <Section ground="tint" labelledBy="investor" pad="part">
      <SectionHead id="investor" lead={lead} title={title} />
      <Row
        className="mt-8 border-t border-t-fg"
        heading={<h3 className="text-name">{fill(fold, { count, files: files.length })}</h3>}
        id="data-room"
      >
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-4">
          {files.map(({ title: name, purpose, items, href, station }) => (
            <div key={name}>
              <h4 className="text-name">{name}</h4>
              <p className="mt-1 mb-3 text-small text-muted">
                <a className="word-link inline-block min-h-6" href={href}>
                  {station}
                </a>
                .{purpose && ' '}
                {purpose && <RichText text={purpose} />}
              </p>
              <Checklist items={items} />
            </div>
          ))}
        </div>
      </Row>
    </Section>
  );
}
