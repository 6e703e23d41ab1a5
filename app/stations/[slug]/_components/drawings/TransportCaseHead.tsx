import { drawingLabels } from '@/content/drawings';
/** The transport case beside the title, three volumes lifted out of it. */
export function TransportCaseHead() {
  return (
    <img
      alt={drawingLabels.transportCase}
      className="mx-auto mt-4 mb-6 w-75 md:mr-0 md:mb-0 md:w-100 lg:absolute lg:top-15 lg:right-6 lg:m-0 lg:w-85 xl:top-5.5 xl:right-16 xl:w-106"
      height="590"
      src="/art/transport-case.svg"
      width="518"
    />
  );
}
