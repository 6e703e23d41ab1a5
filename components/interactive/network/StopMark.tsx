/** The mark of a stop: a disc where it is planned, a dashed ring where the buyer has to be asked, a dash where neither. */
export function StopMark() {
  return (
    <>
      <circle className="network-planned" r="15" />
      <circle className="network-ask" r="13" />
    </>
  );
}
