import { Block, TableOrTerms } from '@/components/blocks/Block';
import { ScrollSpy } from '@/components/interactive/ScrollSpy';
import { Columns } from '@/components/parts/Columns';
import { PlainLinks } from '@/components/parts/LinkRows';
import { Note } from '@/components/parts/Note';
import { PageHeader } from '@/components/parts/PageHeader';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { Terms } from '@/components/parts/Terms';
import { TimeLine } from '@/components/parts/TimeLine';
import { Checked } from '@/components/sections/Checked';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { legalDocuments } from '@/content/legal';
import { termsFigures } from '@/content/legal/figures';
import { legalLabels } from '@/content/legal/labels';
import type { LegalBlock, LegalDocument, LegalSection } from '@/content/legal/types';
import { legalDate, offices, siteName } from '@/content/site';
import { formatInteger } from '@/lib/figures/format';
import { companyParts, identityRows } from '@/lib/legal/identity';
import { gatherClauses, type LegalPart, sectionNumber } from '@/lib/legal/numbering';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import './legal.css';

/** Renders a legal text whose references are already numbered. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { slug, title, lead, dated, sections } = document;
  return (
    <>
      <PageHeader
        crumbs={crumbs(`/legal/${slug}`)}
        lead={lead}
        note={fill(legalLabels.dated, { dated, date: `{${legalDate}}`, mailbox: `{mailbox:${title}}` })}
        title={title}
      >
        <PlainLinks
          current={`/legal/${slug}`}
          label={legalLabels.texts}
          links={legalDocuments.map((other) => ({ label: other.label, href: `/legal/${other.slug}` }))}
        />
      </PageHeader>
      <Section>
        <Columns split="index">
          <Contents sections={sections} />
          <Sections document={document} />
        </Columns>
      </Section>
    </>
  );
}

/** Renders the figures of the text with links to their sections, then the sections. */
function Sections({ document: { glance, sections } }: { document: LegalDocument }) {
  return (
    <>
      <section aria-labelledby="glance">
        <Terms
          columns={4}
          items={glance.map(({ value, label, section }) => ({
            term: `${label}, [${fill(legalLabels.adjacentSection, { number: sectionNumber(sections, section) })}](#${section})`,
            text: value,
          }))}
          level={2}
          variant="facts"
          title={legalLabels.glance}
          titleId="glance"
        />
      </section>
      {sections.map((section, index) => (
        <SectionView key={section.id} number={index + 1} section={section} />
      ))}
      <p className="text-small text-muted">
        <RichText text={legalLabels.glossary} />
      </p>
    </>
  );
}

/** Renders the table of contents with the current section highlighted; collapsed on mobile. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={legalLabels.contents} className="print:hidden">
      <ResponsiveDisclosure title={fill(legalLabels.contentsDisclosure, { count: sections.length })}>
        <ol className="overflow-y-auto md:max-lg:columns-2 lg:max-h-[calc(100dvh-8rem)]" id="contents">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                aria-current={index === 0 ? 'true' : undefined}
                className="grid min-h-8 grid-cols-mark items-center text-muted text-small hover:underline aria-current:font-bold aria-current:text-fg"
                href={`#${id}`}
              >
                <span aria-hidden="true" className="numerals">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </ResponsiveDisclosure>
      <ScrollSpy list="contents" />
    </nav>
  );
}

function SectionView({ section: { id, title, blocks }, number }: { section: LegalSection; number: number }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="part-stack hair-t pt-6 [--block:2rem] print:pt-2"
      id={id}
    >
      <div className="part-header">
        <h2 className="text-sub" id={`${id}-title`}>
          <span className="numerals">{number}</span> <span>{title}</span>
        </h2>
      </div>
      {gatherClauses(blocks, number).map((part, index) => (
        <SectionPart key={index} part={part} />
      ))}
    </section>
  );
}

/** Renders a part of a section. */
function SectionPart({ part }: { part: LegalPart }) {
  switch (part.kind) {
    case 'clauses':
      return <Clauses clauses={part.clauses} />;
    case 'note':
      return (
        <Note small text={part.text} title={legalLabels.note}>
          <Checked content={part.text} />
          <Sources content={part.text} />
        </Note>
      );
    case 'provider':
      return <Terms columns={3} items={providerTerms(part)} variant="label" />;
    case 'ending':
      return <TimeLine {...ending} />;
    case 'table':
      return <TableOrTerms {...part} caption={part.caption ?? ''} captionVisible />;
    default:
      return <Block block={part} />;
  }
}

const pointLetter = (index: number) => `(${String.fromCharCode(97 + index)})`;

/** Renders numbered clauses; the points of a clause have letters. */
function Clauses({ clauses }: Pick<Extract<LegalPart, { kind: 'clauses' }>, 'clauses'>) {
  return (
    <ol className="legal-clauses">
      {clauses.map(({ number, text, items }) => (
        <li key={number}>
          <span>{number}</span>
          <div>
            <p>
              <RichContent content={text} />
            </p>
            {items && (
              <ol className="legal-clauses">
                {items.map((item, index) => (
                  <li key={pointLetter(index)}>
                    <span>{pointLetter(index)}</span>
                    <p>
                      <RichContent content={item} />
                    </p>
                  </li>
                ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Returns the name, headquarters and mailbox, and the legal identity as far as it is set. */
function providerTerms({ role, also = [] }: Omit<Extract<LegalBlock, { kind: 'provider' }>, 'kind'>) {
  const [office] = offices;
  return [
    { term: role, text: siteName },
    { term: office.status, text: `${office.city}, ${office.country}` },
    { term: legalLabels.mailbox, text: '{mailbox:}' },
    ...identityRows([...companyParts, ...also]).map(({ term, value }) => ({ term, text: value })),
  ];
}

const { ending: endingCopy } = legalLabels;
const cancellationDays = termsFigures.cancellation.max;
const exportDays = termsFigures.dataExport.max;
/** The end of a contract as a time line, in days from the end of the term. */
const ending = {
  caption: endingCopy.caption,
  from: -90,
  to: 120,
  ticks: Array.from({ length: 8 }, (_, index) => index * 30 - 90).map((at) => ({
    at,
    label: at > 0 ? `+${at}` : formatInteger(at),
  })),
  stops: [
    { at: -cancellationDays, title: endingCopy.cancel.title, note: plainText(endingCopy.cancel.when) },
    { at: 0, title: endingCopy.end.title, note: endingCopy.end.when, end: true },
    {
      at: exportDays,
      title: endingCopy.dataExport.title,
      note: plainText(endingCopy.dataExport.when),
      planned: true,
    },
  ],
} as const;
