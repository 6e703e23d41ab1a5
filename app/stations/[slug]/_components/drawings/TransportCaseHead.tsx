import { drawingLabels } from '@/content/drawings';
/** The transport case beside the title, three volumes lifted out of it. */
export function TransportCaseHead() {
  return (
    <img
      alt={drawingLabels.transportCase}
      className="transport-case"
      height="590"
      src="/art/transport-case.svg"
      width="518"
    />
  );
}
