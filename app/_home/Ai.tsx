import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';

/** What the AI does, in three features. */
export function Ai() {
  const { title, lead, features, note } = home.ai;
  return (
    <Section className="home-halves" labelledBy="ai">
      <div>
        <h2 className="part-section max-w-11em" id="ai">
          {title}
        </h2>
        <p className="mt-4 max-w-25em text-lead">
          <RichText text={lead} />
        </p>
      </div>
      <div>
        <Terms items={features.map((feature) => ({ term: feature.title, text: feature.text }))} look="rows" />
        <p className="mt-4 text-small text-balance text-muted">
          <RichText text={note} />
        </p>
      </div>
    </Section>
  );
}
