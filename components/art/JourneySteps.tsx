import { Bend } from '@/components/line/Bend';
import { platformPage } from '@/content/page-copy/platform';
import './journey-steps.css';

/** Renders the drawing of the five steps of the journey, and the line from the trunk to the lowest step. */
export function JourneySteps() {
  return (
    <div className="-mx-gutter mt-6 md:relative md:mx-0 lg:static lg:mt-0">
      {/* Aligned with the start of the line in the drawing. */}
      <Bend className="md:top-93 lg:top-108.5 xl:top-116.5" />
      <span aria-hidden="true" className="journey-line" />
      <img
        alt={platformPage.drawing}
        className="journey-drawing"
        height="530"
        src="/art/journey-steps.svg"
        width="660"
      />
    </div>
  );
}
