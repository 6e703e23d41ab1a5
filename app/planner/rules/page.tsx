import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import type { Certainty } from '@/content/certainty';
import { certificationBySlug } from '@/content/certifications';
import { rulesPage } from '@/content/page-copy/planner-pages';
import { noCredit } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { ruleGroups } from '@/content/planner/rules';
import { stages, stageWords } from '@/content/planner/stages';
import type { Edge, Rule } from '@/content/planner/types';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';

export const metadata = pageMetadata('/planner/rules');

const { asked, stages: stand, edges: depends, held } = rulesPage;
const nameOf = (slug: string) =>
  slug === 'ear' ? 'EAR' : certificationBySlug[slug as keyof typeof certificationBySlug].title;
const phase = (template: string, { certification, phase: n }: Edge['from']) =>
  fill(template, { name: nameOf(certification), n });

/** Stages with the same reason in one row. */
const standing = stages
  .filter(({ text }, index) => stages.findIndex((other) => other.text === text) === index)
  .map((row) => ({
    ...row,
    certifications: [
      ...new Set(
        stages.filter(({ text }) => text === row.text).flatMap(({ certifications }) => certifications),
      ),
    ],
  }));

/** A sentence, and small after it what it rests on and how sure it is. */
function Because({ text, source, certainty }: { text: string; source?: string; certainty: Certainty }) {
  const small = [source, rulesPage.certainty[certainty]].filter(Boolean).join('; ');
  return (
    <>
      <RichText text={text} /> {small && <small>{small}</small>}
    </>
  );
}

/** Every rule of the planner, by what it is about; by when a certification has to stand; what depends on what; what does not count as held. */
export default function PlannerRulesPage() {
  return (
    <Page path="/planner/rules">
      <PageHeader crumbs={crumbs('/planner/rules')} lead={rulesPage.lead} title={rulesPage.title}>
        <OnThisPage items={[asked, stand, depends, held]} title={rulesPage.contents} />
      </PageHeader>
      <Section id={asked.id} lead={asked.lead} title={asked.title}>
        {ruleGroups.map(({ id, rules }) => (
          <AnswerDisclosure key={id} {...foldOf(id)}>
            <RuleTable caption={rulesPage.groups[id].title} rules={rules} />
          </AnswerDisclosure>
        ))}
      </Section>
      <Section theme="tint" id={stand.id} lead={stand.lead} size="sub" title={stand.title}>
        <DataTable
          caption={stand.title}
          columns={[
            {
              label: stand.columns[0],
              width: 'm',
              cell: ({ certifications }) => certifications.map(nameOf).join(', '),
            },
            { label: stand.columns[1], width: 'm', cell: ({ stage }) => sentenceCase(stageWords[stage]) },
            { label: stand.columns[2], cell: (row) => <Because {...row} /> },
          ]}
          rows={standing}
        />
      </Section>
      <Section id={depends.id} lead={depends.lead} size="sub" title={depends.title}>
        <DataTable
          caption={depends.title}
          columns={[
            {
              label: depends.columns[0],
              width: 'm',
              cell: ({ from, type }) => phase(depends.ends[type], from),
            },
            { label: depends.columns[1], width: 'm', cell: ({ to }) => phase(depends.after, to) },
            {
              label: depends.columns[2],
              cell: ({ why, source, certainty, strength }) => (
                <Because
                  certainty={certainty}
                  source={source}
                  text={`${why} ${depends.strength[strength]}`}
                />
              ),
            },
          ]}
          rows={edges as readonly Edge[]}
        />
      </Section>
      <Section id={held.id} size="sub" title={held.title}>
        <PointList columns={2} items={noCredit} />
      </Section>
      <ClosingCall />
    </Page>
  );
}

/** Name and answer of a group's row. */
function foldOf(id: keyof typeof rulesPage.groups) {
  const { title, answer, short } = rulesPage.groups[id];
  return { name: title, answer, short };
}

/** Rules as lines that can be read: condition, consequence, reason with its source. */
function RuleTable({ caption, rules }: { caption: string; rules: readonly Rule[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: asked.columns[0], width: 'm', cell: ({ given }) => given },
        { label: asked.columns[1], width: 'm', cell: ({ gives }) => gives },
        {
          label: asked.columns[2],
          cell: ({ reason, detail, source, certainty }) => (
            <Because certainty={certainty} source={source} text={detail ? `${reason} ${detail}` : reason} />
          ),
        },
      ]}
      rows={rules}
    />
  );
}
