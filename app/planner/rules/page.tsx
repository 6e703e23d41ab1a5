import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import type { Certainty } from '@/content/certainty';
import { certificationBySlug } from '@/content/certifications';
import { plannerRulesPage } from '@/content/page-copy/planner-pages';
import { noCredit } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { ruleGroups } from '@/content/planner/rules';
import { stageCopy, stages } from '@/content/planner/stages';
import type { Edge, Rule } from '@/content/planner/types';
import { withCertainty } from '@/lib/certainty/certainty-labels';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';

export const metadata = pageMetadata('/planner/rules');

const { asked: rulesCopy, stages: stagesCopy, edges: edgesCopy, held: heldCopy } = plannerRulesPage;
const nameOf = (slug: string) =>
  slug === 'ear' ? 'EAR' : certificationBySlug[slug as keyof typeof certificationBySlug].title;
const phaseText = (template: string, { certification, phase: n }: Edge['from']) =>
  fill(template, { name: nameOf(certification), n });

/** The stages, one row per reason. */
const stageRows = stages
  .filter(({ text }, index) => stages.findIndex((other) => other.text === text) === index)
  .map((row) => ({
    ...row,
    certifications: [
      ...new Set(
        stages.filter(({ text }) => text === row.text).flatMap(({ certifications }) => certifications),
      ),
    ],
  }));

/** Renders a reason with its certainty, followed by its source in small print. */
function Reason({ text, source, certainty }: { text: string; source?: string; certainty: Certainty }) {
  const basis = [source !== plannerRulesPage.ownView && source, certainty === 'open' && plannerRulesPage.open]
    .filter(Boolean)
    .join('; ');
  return (
    <>
      <RichText text={withCertainty(text, certainty)} /> {basis && <small>{basis}</small>}
    </>
  );
}

/** Renders the rules of the planner, the stages by which certifications must exist, dependencies, and exclusions. */
export default function PlannerRulesPage() {
  return (
    <Page path="/planner/rules">
      <PageHeader
        crumbs={crumbs('/planner/rules')}
        lead={plannerRulesPage.lead}
        title={plannerRulesPage.title}
      >
        <OnThisPage items={[rulesCopy, stagesCopy, edgesCopy, heldCopy]} title={plannerRulesPage.contents} />
      </PageHeader>
      <Section id={rulesCopy.id} lead={rulesCopy.lead} title={rulesCopy.title}>
        {ruleGroups.map(({ id, rules }) => (
          <AnswerDisclosure key={id} {...disclosureText(id)}>
            <RuleTable caption={plannerRulesPage.groups[id].title} rules={rules} />
          </AnswerDisclosure>
        ))}
      </Section>
      <Section theme="tint" id={stagesCopy.id} lead={stagesCopy.lead} size="sub" title={stagesCopy.title}>
        <DataTable
          caption={stagesCopy.title}
          columns={[
            {
              label: stagesCopy.columns[0],
              width: 'm',
              cell: ({ certifications }) => certifications.map(nameOf).join(', '),
            },
            {
              label: stagesCopy.columns[1],
              width: 'm',
              cell: ({ stage }) => stageCopy[stage].label,
            },
            { label: stagesCopy.columns[2], cell: (row) => <Reason {...row} /> },
          ]}
          rows={stageRows}
        />
      </Section>
      <Section id={edgesCopy.id} lead={edgesCopy.lead} size="sub" title={edgesCopy.title}>
        <DataTable
          caption={edgesCopy.title}
          columns={[
            {
              label: edgesCopy.columns[0],
              width: 'm',
              cell: ({ from, type }) => phaseText(edgesCopy.ends[type], from),
            },
            { label: edgesCopy.columns[1], width: 'm', cell: ({ to }) => phaseText(edgesCopy.after, to) },
            {
              label: edgesCopy.columns[2],
              cell: ({ why, source, certainty, strength }) => (
                <Reason
                  certainty={certainty}
                  source={source}
                  text={`${why} ${edgesCopy.strength[strength]}`.trim()}
                />
              ),
            },
          ]}
          rows={edges as readonly Edge[]}
        />
      </Section>
      <Section id={heldCopy.id} size="sub" title={heldCopy.title}>
        <PointList columns={2} items={noCredit} />
        <CertaintyKey path="/planner/rules" />
      </Section>
      <ClosingCall />
    </Page>
  );
}

/** Returns the name and the answer of the disclosure of a group. */
function disclosureText(id: keyof typeof plannerRulesPage.groups) {
  const { title, answer, short } = plannerRulesPage.groups[id];
  return { name: title, answer, short };
}

/** Renders the rules as a table: condition, consequence, reason with its source. */
function RuleTable({ caption, rules }: { caption: string; rules: readonly Rule[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: rulesCopy.columns[0], width: 'm', cell: ({ given }) => given },
        { label: rulesCopy.columns[1], width: 'm', cell: ({ consequence }) => consequence },
        {
          label: rulesCopy.columns[2],
          cell: ({ reason, detail, source, certainty }) => (
            <Reason certainty={certainty} source={source} text={detail ? `${reason} ${detail}` : reason} />
          ),
        },
      ]}
      rows={rules}
    />
  );
}
