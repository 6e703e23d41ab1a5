import { SectionHead } from '@/components/sections/SectionHead';
import { Section } from '@/components/ui/Section';
import { StopList } from '@/components/ui/StopList';
import { verifyPage } from '@/content/page-copy/verify';
import { lapseEvidence, lapses, orderTerms, transfer } from '@/content/verify/contract';
import { Clause } from './Clause';
import { LapseBar } from './LapseBar';
import { Said } from './Said';

const { title, lead, terms, evidence, transfer: moved } = verifyPage.contract;

/** A paper that lapses after the order: what the states mean, what the order says, what ends the hold, a change of body. */
export function DuringContract() {
  return (
    <Section ground="tint" labelledBy="contract" pad="part">
      <SectionHead id="contract" lead={lead} title={title} />
      <div className="mt-10 grid gap-x-16 gap-y-9 lg:mt-14 lg:grid-cols-2">
        {lapses.map((lapse) => (
          <LapseBar key={lapse.title} lapse={lapse} />
        ))}
        <div>
          <h3 className="mb-3 text-h4">{terms}</h3>
          <StopList items={orderTerms} />
        </div>
        <Clause />
        <div>
          <h3 className="mb-3 text-h4">{evidence}</h3>
          <StopList items={lapseEvidence} />
        </div>
        <div>
          <h3 className="mb-3 text-h4">{moved.title}</h3>
          <ul className="stop-list">
            {transfer.map((each) => (
              <li key={each.text}>
                <Said of={each} />
              </li>
            ))}
          </ul>
          <p className="mt-3 font-semibold text-small">{moved.ask}</p>
        </div>
      </div>
    </Section>
  );
}
