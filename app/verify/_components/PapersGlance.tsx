import { SectionHead } from '@/components/sections/SectionHead';
import { AddressLink } from '@/components/ui/AddressLink';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { verifyPage } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { Answers } from './Answers';
import { ClosedRecords } from './ClosedRecords';
import { MinutesBar } from './MinutesBar';
import { PaperInFull } from './PaperInFull';
import { Said } from './Said';

const { title, lead, caption, columns } = verifyPage.glance;
const widths = [undefined, 'lg:w-[13%]', 'lg:w-[17%]', 'lg:w-[26%]', 'lg:w-[14%]', 'lg:w-[13%]'];
/** Addresses that the overview names; the paper in full has all. */
const shown = 2;

/**
 * All papers: who can see each, where, what absence means, how long it takes; then each in full. Below 1181 px, and on
 * paper, the rows of the papers say what the table does, so that it is left out.
 */
export function PapersGlance() {
  return (
    <Section labelledBy="papers" pad="part">
      <SectionHead id="papers" lead={lead} title={title} />
      <div className="mt-8 max-lg:hidden">
        <StackedTable
          caption={caption}
          columns={Object.values(columns).map((label, index) => ({ label, className: widths[index] }))}
          from="lg"
          look="dense"
          rows={papers.map(({ id, name, visibility, lookUp, absence, minutes, before, answer }) => ({
            key: id,
            header: (
              <a className="word-link block py-0.5" href={`#${id}`}>
                {name}
              </a>
            ),
            cells: [
              verifyPage.visibility[visibility],
              <ul key="look-up">
                {lookUp.slice(0, shown).map((address) => (
                  <li className="py-0.5" key={address}>
                    <AddressLink id={address} />
                  </li>
                ))}
              </ul>,
              <Said key="absence" of={absence} />,
              <MinutesBar before={before} key="minutes" minutes={minutes} />,
              <Answers answer={answer} key="answer" />,
            ],
          }))}
        />
      </div>
      <p className="mt-12 font-bold text-small max-lg:hidden print:hidden">{verifyPage.paper.contents}</p>
      <div className="border-fg border-t-2 mt-8 lg:mt-3">
        {papers.map((paper) => (
          <PaperInFull key={paper.id} paper={paper} />
        ))}
      </div>
      <ClosedRecords />
    </Section>
  );
}
