import { LineList } from '@/components/sections/planner/words/LineList';
import { Fold } from '@/components/ui/Fold';
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
      <p className="mt-5 max-w-measure text-lead">{rulesCopy.lead}</p>
      <Fold className="mt-9" title={rulesCopy.fold}>
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
                <span className="text-label text-muted">
                  {source}; {rulesCopy.certainty[certainty]}
                </span>
              </span>,
            ],
          }))}
        />
      </Fold>
      <div className="grid gap-x-16 md:mt-14 md:gap-y-10 lg:grid-cols-2">
        {[
          { title: rulesCopy.edges, lines: edges.map(({ why }) => why) },
          { title: rulesCopy.credits, lines: noCredit },
        ].map(({ title, lines }) => (
          <LineList key={title} title={title}>
            {lines.map((text) => (
              <li key={text}>
                <RichText text={text} />
              </li>
            ))}
          </LineList>
        ))}
      </div>
    </Section>
  );
}
