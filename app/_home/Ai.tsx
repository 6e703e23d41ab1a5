import { Stop } from '@/components/line/Stop';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { drawingLabels } from '@/content/drawings';
import { home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';

/** What the AI does, in three features; beside them the stack of drafts, one for each station. */
export function Ai() {
  const { title, lead, features, note } = home.ai;
  return (
    <Section className="py-6 md:py-24 print:py-2" ground="ink" labelledBy="ai" pad="none">
      <div className="gap-x-24 lg:grid lg:grid-cols-2 lg:items-center">
        <div>
          <Heading className="max-w-11em" id="ai" level={2}>
            {title}
          </Heading>
          <p className="mt-4 text-lead text-muted md:mt-8">
            <RichText text={lead} />
          </p>
          <dl className="mt-6 border-fg border-t-2 md:mt-8">
            {features.map(({ title: feature, text }) => (
              <div
                className="border-rule border-b py-3 md:grid md:grid-cols-[13.75rem_1fr] md:items-baseline"
                key={feature}
              >
                <dt className="text-name">{feature}</dt>
                <dd className="text-small text-muted">
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 max-w-measure text-small text-muted">
            <RichText text={note} />
          </p>
        </div>
        <Stack />
      </div>
    </Section>
  );
}

/** The drafts as an exploded stack with the name of each sheet's station; on the desktop alone. */
function Stack() {
  return (
    <figure className="flex justify-end gap-8 max-lg:hidden print:hidden">
      <img
        alt={drawingLabels.draftStack}
        className="h-135 w-auto"
        height="727"
        loading="lazy"
        src="/art/draft-stack.svg"
        width="444"
      />
      {/* The rows are as far apart as the sheets of the drawing, so that the leaders run level. */}
      <ol className="relative pt-24 before:absolute before:top-26 before:left-3.25 before:h-86 before:w-2 before:bg-line">
        {stationList.map(({ number, name }) => (
          <li
            className="relative flex h-21 items-start gap-3 font-bold text-small before:absolute before:top-4 before:-left-10.5 before:h-0.5 before:w-11 before:bg-line"
            key={name}
          >
            <Stop size="sm">{number}</Stop>
            {name}
          </li>
        ))}
      </ol>
    </figure>
  );
}
