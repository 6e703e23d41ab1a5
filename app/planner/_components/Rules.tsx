import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { rulesCopy } from '@/content/page-copy/planner';
import { noCredit } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { rules } from '@/content/planner/rules';

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
          columns={rulesCopy.columns.map((label) => ({ label }))}
          look="dense"
          rows={rules.map(({ id, given, gives, reason, source, certainty }) => ({
            key: id,
            header: given,
            cells: [
              gives,
              <span key="reason">
                <RichText text={reason} />{' '}
                <span className="text-label text-muted">
                  {source}; {rulesCopy.certainty[certainty]}
                </span>
              </span>,
            ],
          }))}
        />
      </Fold>
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {[
          { title: rulesCopy.edges, lines: edges.map(({ why }) => why) },
          { title: rulesCopy.credits, lines: noCredit },
        ].map(({ title, lines }) => (
          <div key={title}>
            <h3 className="pb-3 text-h4">{title}</h3>
            <ul className="border-fg border-t-2">
              {lines.map((text) => (
                <li className="border-rule border-b py-2.5 text-small" key={text}>
                  <RichText text={text} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
