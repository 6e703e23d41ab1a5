import { DraftStack } from '@/components/sections/DraftStack';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';

/** What the AI writes: one draft per station, and the three features behind them. */
export function Ai() {
  const { title, lead, drafts, features, note } = home.ai;
  return (
    <Section ground="ink" labelledBy="ai">
      <div className="grid gap-x-6 gap-y-7 lg:grid-cols-seven-five">
        <Heading className="whitespace-pre-line" id="ai" level={2}>
          {title.join('\n')}
        </Heading>
        <p className="max-w-136 text-lead text-muted">
          <RichText text={lead} />
        </p>
      </div>
      <DraftStack
        sheets={stationList.map(({ slug, number, name, months }) => ({
          number,
          name,
          when: formatMonths(months),
          text: drafts[slug],
        }))}
      />
      <ul className="mt-8 border-fg border-t-2 md:grid md:grid-cols-3 lg:mt-14">
        {features.map(({ title: feature, text }) => (
          <li
            className="border-rule py-3.5 max-md:border-b md:pt-5 md:pr-7 md:pb-1 md:not-first:border-l md:not-first:pl-7"
            key={feature}
          >
            <h3 className="text-h4">{feature}</h3>
            <p className="mt-1.5 text-copy text-muted leading-caption">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-7 max-w-176 text-label text-muted">
        <RichText text={note} />
      </p>
    </Section>
  );
}
