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
import type { GlossaryId } from '@/content/glossary';
import { glossary } from '@/content/glossary';
import { ukrainianPage as copy } from '@/content/page-copy/ukrainian';
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

const meanings = Object.entries(terms.meanings) as [GlossaryId, string][];

/** Renders what a founder from Ukraine needs before reading on in English. */
export default function UkrainianPage() {
  return (
    <Page path="/uk">
      <PageHeader
        crumbs={crumbs('/uk')}
        lead={copy.lead}
        note={fill(copy.note, { checked: `{${ukrainianChecked}}` })}
        title={copy.title}
      >
        <OnThisPage
          items={sections.map(({ id, title }) => ({ id, title: plainText(title, 'uk') }))}
          title={copy.contents}
          titleVisible
        />
      </PageHeader>
      <Section compact id={offer.id} size="sub" theme="tint" title={offer.title}>
        <PointList columns={3} items={offer.points} />
      </Section>
      <Section compact id={time.id} size="sub" title={time.title}>
        <PointList columns={2} items={time.points} />
      </Section>
      <Section compact id={buyers.id} lead={buyers.lead} size="sub" theme="tint" title={buyers.title}>
        <DataTable
          caption={buyers.caption}
          columns={[
            { label: buyers.columns.buyer, cell: ({ buyer }) => buyer, width: 'm' },
            { label: buyers.columns.planned, cell: ({ planned }) => planned },
            { label: buyers.columns.ask, cell: ({ ask }) => ask },
            { label: buyers.columns.months, cell: ({ months }) => months, width: 's' },
            { label: buyers.columns.support, cell: ({ support }) => support, width: 's' },
          ]}
          rows={buyerTableRows}
        />
        <p className="part-caption">
          <RichText text={askConditions} />
        </p>
      </Section>
      <Section compact id={abroad.id} size="sub" title={abroad.title}>
        <PointList columns={2} items={abroad.points.map(translated)} />
      </Section>
      <Section
        compact
        id={twoPeople.id}
        lead={twoPeople.lead}
        size="sub"
        theme="tint"
        title={twoPeople.title}
      >
        <Steps line items={twoPeople.steps.map((step) => ({ title: step.title, text: translated(step) }))} />
        <p>
          <RichText text={translated(twoPeople.after)} />
        </p>
      </Section>
      <Section compact id={permit.id} size="sub" title={permit.title}>
        <PointList columns={2} items={permit.points.map(translated)} />
        <Terms
          items={permit.days.items}
          title={withCertainty(permit.days.title, permitDaysCertainty)}
          variant="facts"
        />
        <p>
          <RichText text={permit.more} />
        </p>
      </Section>
      <Section
        compact
        id={certificate.id}
        lead={certificate.lead}
        size="sub"
        theme="tint"
        title={certificate.title}
      >
        <Terms items={certificate.cases} variant="ruled" />
        <PointList columns={2} items={certificate.aqap.map(translated)} />
        <p>
          <RichText text={certificate.more} />
        </p>
      </Section>
      <Section compact id={costs.id} lead={costs.lead} size="sub" title={costs.title}>
        <Terms columns={3} items={costs.items} variant="figures" />
        <p>
          <RichText text={costs.after} />
        </p>
      </Section>
      <Section compact id={letters.id} lead={letters.lead} size="sub" theme="tint" title={letters.title}>
        <Terms items={twoLanguageLetters} variant="rows" />
      </Section>
      <Section compact id={terms.id} lead={terms.lead} size="sub" title={terms.title}>
        <Terms
          columns={2}
          items={meanings.map(([id, text]) => ({
            term: `{en:${glossary[id].name}}`,
            text: fill(terms.meaning, {
              title: `{en:${glossary[id].title}}`,
              href: glossaryAnchor(id),
              text,
            }),
          }))}
          variant="ruled"
        />
      </Section>
      <Section compact id={reading.id} size="sub" theme="tint" title={reading.title}>
        <PointList columns={3} items={reading.points} />
        <CertaintyKey path="/uk" />
      </Section>
      <ClosingCall {...copy.call} />
    </Page>
  );
}
