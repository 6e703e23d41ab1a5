import type { ReactNode } from 'react';
import { Certainty } from '@/components/ui/Certainty';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { rulesCopy } from '@/content/page-copy/planner';
import { noCredit } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { rules } from '@/content/planner/rules';

/** The reason is the longest. */
const columnWidths = ['w-3/10', 'w-1/4', 'w-9/20'];

/** Every rule as a line that can be read: condition, consequence, reason with its source. */
export function Rules() {
  return (
    <Section className="group-has-[[data-planned]]/page:print:hidden" labelledBy="rules">
      <Heading id="rules" level={2}>
        {rulesCopy.title}
      </Heading>
      <p className="mt-4 max-w-measure text-lead">{rulesCopy.lead}</p>
      <div className="mt-8 border-rule border-b">
        <Row title={rulesCopy.fold}>
          <StackedTable
            caption={rulesCopy.caption}
            columns={rulesCopy.columns.map((label, index) => ({ label, className: columnWidths[index] }))}
            look="dense"
            rows={rules.map(({ id, given, gives, reason, detail, source, certainty }) => ({
              key: id,
              header: given,
              cells: [
                gives,
                <span key="reason">
                  <RichText text={detail ? `${reason} ${detail}` : reason} />{' '}
                  <span className="text-small text-muted">
                    {source}
                    <Certainty of={certainty} />
                  </span>
                </span>,
              ],
            }))}
          />
        </Row>
        {[
          { title: rulesCopy.edges, lines: edges.map(({ why }) => why) },
          { title: rulesCopy.credits, lines: noCredit },
        ].map(({ title, lines }) => (
          <Row key={title} title={title}>
            <ul className="max-w-measure border-fg border-t-2 text-small *:border-rule *:border-b *:py-2">
              {lines.map((text) => (
                <li key={text}>
                  <RichText text={text} />
                </li>
              ))}
            </ul>
          </Row>
        ))}
      </div>
    </Section>
  );
}

/** A part that stays folded at every width, and stands open in print and without scripts. */
function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold-row border-rule border-t" suppressHydrationWarning>
      <FoldSummary>
        <h3 className="text-name">{title}</h3>
      </FoldSummary>
      {children}
    </details>
  );
}
