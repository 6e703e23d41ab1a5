import type { ReactNode } from 'react';
import { SectionHead } from '@/components/sections/SectionHead';
import { HeadedFold } from '@/components/ui/HeadedFold';
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
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <div className="grid content-start gap-6">
          {lapses.map((lapse) => (
            <LapseBar key={lapse.title} lapse={lapse} />
          ))}
          <Clause />
        </div>
        <div className="grid content-start gap-6">
          <Part title={terms}>
            <StopList items={orderTerms} />
          </Part>
          <Part title={evidence}>
            <StopList items={lapseEvidence} />
          </Part>
        </div>
        <Part title={moved.title}>
          <ul className="stop-list">
            {transfer.map((each) => (
              <li key={each.text}>
                <Said of={each} />
              </li>
            ))}
          </ul>
          <p className="mt-3 font-bold text-small">{moved.ask}</p>
        </Part>
      </div>
    </Section>
  );
}

/** A list under its heading, which folds it on the phone. */
function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <HeadedFold
        heading={<h3 className="text-name">{heading}</h3>}
        rowClass="max-md:border-t-2 md:min-h-0 md:p-0 md:mb-3"
      >
        {children}
      </HeadedFold>
    </div>
  );
}
