import { Columns } from '@/components/parts/Columns';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { home } from '@/content/page-copy/home';

/** Renders what the AI does, as three features. */
export function Ai() {
  const { title, lead, features, note } = home.ai;
  return (
    <SectionFrame labelledBy="ai">
      <Columns split="4-8">
        {[
          <div className="part-header" key="head">
            <h2 className="part-section" id="ai">
              {title}
            </h2>
            <p className="part-lead mt-3">
              <RichText text={lead} />
            </p>
          </div>,
          <div className="part-stack" key="features">
            <Terms
              items={features.map((feature) => ({ term: feature.title, text: feature.text }))}
              variant="rows"
            />
            <p className="part-caption">
              <RichText text={note} />
            </p>
          </div>,
        ]}
      </Columns>
    </SectionFrame>
  );
}
