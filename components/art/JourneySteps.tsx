import { Bend } from '@/components/line/Bend';
import { platformPage } from '@/content/page-copy/platform';

/** The five steps of the journey beside the title, and the line from the trunk to their foot. */
export function JourneySteps() {
  return (
    <div className="-mx-gutter mt-6 md:relative md:mx-0 lg:static lg:mt-0">
      {/* At the height where the drawing's line begins. */}
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
