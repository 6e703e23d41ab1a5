import { Page } from '@/components/layout/Page';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import { type GlossaryId, glossary } from '@/content/glossary';
import { ukrainianPage as copy, type TranslatedStatement } from '@/content/page-copy/ukrainian';
import type { Text } from '@/content/text';
import { withCertainty } from '@/lib/certainty/certainty-labels';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import { askConditions, buyerTableRows } from '@/lib/ukrainian/buyers-table';
import { twoLanguageLetters } from '@/lib/ukrainian/letters';
import { permitDaysCertainty, translated, ukrainianChecked } from '@/lib/ukrainian/statements';

export const metadata = pageMetadata('/uk');

const { offer, time, buyers, abroad, twoPeople, permit, certificate, costs, letters, terms, reading } = copy;

const sections = [
  offer,
  time,
  buyers,
  abroad,
  twoPeople,
  permit,
  certificate,
  costs,
  letters,
  terms,
  reading,
];

/** Renders a text with figures, days, certainties and names of links in Ukrainian. */
const inUkrainian = (text: Text) => <RichText locale="uk" text={text} />;
const headOf = ({ id, title, lead }: { id: string; title: Text; lead?: Text }) =>
  ({ id, title: inUkrainian(title), lead: lead && inUkrainian(lead), size: 'sub' }) as const;
const statement = (of: TranslatedStatement) => inUkrainian(translated(of));

const inTerms = ({ term, text }: Record<'term' | 'text', Text>) => ({ term, text: inUkrainian(text) });

const meanings = Object.entries(terms.meanings) as [GlossaryId, string][];

/** Renders what a founder from Ukraine needs before reading on in English. */
export default function UkrainianPage() {
  return (
    <Page path="/uk">
      <PageHeader
        crumbs={crumbs('/uk')}
        lead={inUkrainian(copy.lead)}
        note={inUkrainian(fill(copy.note, { checked: `{${ukrainianChecked}}` }))}
        title={copy.title}
      >
        <OnThisPage
          items={sections.map(({ id, title }) => ({ id, title: plainText(title, 'uk') }))}
          title={copy.contents}
          titleVisible
        />
      </PageHeader>
      <Section {...headOf(offer)} theme="tint">
        <PointList
          columns={3}
          items={offer.points.map(({ title, text }) => ({ title, text: inUkrainian(text) }))}
        />
      </Section>
      <Section {...headOf(time)}>
        <PointList columns={2} items={time.points.map(inUkrainian)} />
      </Section>
      <Section {...headOf(buyers)} theme="tint">
        <DataTable
          blocks
          caption={buyers.caption}
          columns={[
            { label: buyers.columns.buyer, cell: ({ buyer }) => inUkrainian(buyer), width: 'm' },
            { label: buyers.columns.planned, cell: ({ planned }) => inUkrainian(planned) },
            { label: buyers.columns.ask, cell: ({ ask }) => inUkrainian(ask) },
            { label: buyers.columns.months, cell: ({ months }) => months, width: 's' },
            { label: buyers.columns.support, cell: ({ support }) => support, width: 's' },
          ]}
          rows={buyerTableRows}
        />
        <p className="part-caption">{inUkrainian(askConditions)}</p>
      </Section>
      <Section {...headOf(abroad)}>
        <PointList columns={2} items={abroad.points.map(statement)} />
      </Section>
      <Section {...headOf(twoPeople)} theme="tint">
        <Steps line items={twoPeople.steps.map((step) => ({ title: step.title, text: statement(step) }))} />
        <p>{statement(twoPeople.after)}</p>
      </Section>
      <Section {...headOf(permit)}>
        <PointList columns={2} items={permit.points.map(statement)} />
        <Terms
          items={permit.days.items.map(inTerms)}
          title={inUkrainian(withCertainty(permit.days.title, permitDaysCertainty))}
          variant="facts"
        />
        <p>{inUkrainian(permit.more)}</p>
      </Section>
      <Section {...headOf(certificate)} theme="tint">
        <Terms items={certificate.cases.map(inTerms)} variant="ruled" />
        <PointList columns={2} items={certificate.aqap.map(statement)} />
        <p>{inUkrainian(certificate.more)}</p>
      </Section>
      <Section {...headOf(costs)}>
        <Terms columns={3} items={costs.items.map(inTerms)} variant="figures" />
        <p>{inUkrainian(costs.after)}</p>
      </Section>
      <Section {...headOf(letters)} theme="tint">
        <Terms items={twoLanguageLetters} variant="rows" />
      </Section>
      <Section {...headOf(terms)}>
        <Terms
          columns={2}
          items={meanings.map(([id, text]) => ({
            term: `{en:${glossary[id].name}}`,
            text: inUkrainian(
              fill(terms.meaning, { title: `{en:${glossary[id].title}}`, href: glossaryAnchor(id), text }),
            ),
          }))}
          variant="ruled"
        />
      </Section>
      <Section {...headOf(reading)} theme="tint">
        <PointList columns={3} items={reading.points.map(inUkrainian)} />
        <CertaintyKey path="/uk" />
      </Section>
      <ClosingCall {...copy.call} text={inUkrainian(copy.call.text)} />
    </Page>
  );
}
