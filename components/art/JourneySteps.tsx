import { Bend } from '@/components/line/Bend';
import { platformPage } from '@/content/page-copy/platform';

/** The five steps of the journey beside the title, and the line from the trunk to their foot. */
export function JourneySteps() {
  return (
    <div className="-mx-gutter mt-6 md:relative md:mx-0 lg:static lg:mt-0">
      {/* At the height where the drawing's line begins. */}
      <Bend className="md:top-93 lg:top-108.5 xl:top-116.5" />
      <span
        aria-hidden="true"
        className="absolute left-0 h-2 bg-line max-md:hidden md:top-106 md:right-149.5 lg:top-121.5 lg:right-113.5 xl:top-129.5 xl:right-153.5"
      />
      <img
        alt={platformPage.drawing}
        className="h-auto w-full md:ml-auto md:w-150 lg:absolute lg:top-31.5 lg:-right-13.5 lg:w-127.5 xl:top-12.75 xl:-right-11 xl:w-165"
        height="530"
        src="/art/journey-steps.svg"
        width="660"
      />
    </div>
  );
}
