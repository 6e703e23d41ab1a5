import type { Term } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { droneRequirements } from '@/lib/buyers/head';
import { buyerContent, contentsOf, relatedLinks } from '@/lib/buyers/page-sections';
import { droneTotal } from '@/lib/buyers/requirements';
import { resolveContent } from '@/lib/buyers/resolve-content';
import { newestCheck } from '@/lib/content/statements';
import { monthsText, usdText } from '@/lib/planner/words/figures';
import { fill } from '@/lib/text/fill';
import { BuyersLayout } from '../../_components/BuyersLayout';
import { MainAnswers } from '../../_components/MainAnswers';
import { Sections } from '../../_components/Sections';
import { BuyerNetwork } from './BuyerNetwork';
import { DeadlinesTable } from './DeadlinesTable';
import { Offices } from './Offices';

/** Renders the page of a buyer: answers, network, offices, procurement, AQAP, deadlines, rules and practice, links. */
export function BuyerPage({ buyer }: { buyer: Buyer }) {
  const { content, sources } = resolveContent(buyerContent(buyer));
  const { answers, offices, procurement, deadlines, rules } = content;
  return (
    <BuyersLayout
      checked={newestCheck(content)}
      contents={{ title: copy.contents.title, titleVisible: true, items: contentsOf(buyer) }}
      facts={factsOf(buyer)}
      lead={buyer.lead}
      links={relatedLinks(buyer)}
      path={`/buyers/${buyer.slug}`}
      size="display"
      sources={sources}
      title={fill(copy.title, { buyer: buyer.nameInSentence })}
      warning={<RichText text={copy.warning} />}
    >
      <MainAnswers
        byNation={buyer.letterByNation}
        letter={buyer.letters[0]}
        rows={answers}
        title={copy.answers.titles[buyer.group]}
      />
      <BuyerNetwork buyer={buyer} />
      <Offices rows={offices} />
      <Sections items={procurement} />
      {deadlines && <DeadlinesTable {...deadlines} nation={buyer.nameInSentence} />}
      <Sections items={rules} />
    </BuyersLayout>
  );
}

/**
 * Returns the header facts: requirements for a drone maker, effort, clearance (agencies: registration), tender
 * portal.
 */
function factsOf({ code, markings, clearanceFrom, lowestMarking, offices, topics }: Buyer): Term[] {
  const { facts } = copy;
  const { asks, open } = droneRequirements(code);
  const { months, usd } = droneTotal(code);
  const from = markings.find(({ level }) => level === clearanceFrom);
  const portal = offices.find(({ topic }) => topic === 'tenders')?.address;
  return [
    { term: facts.asks, text: asks, note: fill(facts.askAlso, { count: open }) },
    { term: facts.effort, text: `${monthsText(months)}, ${usdText(usd)}`, note: facts.effortNote },
    from
      ? {
          term: facts.clearance,
          text: from.marking,
          note: fill(facts.lowest, { verdict: copy.lowestMarking[lowestMarking] }),
        }
      : { term: facts.registration, text: topics.registration.short },
    { term: facts.tenders, text: topics.tenders.short, note: portal && <AddressLink id={portal} /> },
  ];
}
