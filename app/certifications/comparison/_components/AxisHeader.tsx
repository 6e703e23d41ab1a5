/** Column header of a bar column: its name, and the ends of the axis for the eye alone. */
export function AxisHeader({ name, from, to }: { name: string; from: string; to: string }) {
  return (
    <>
      {name}
      <span aria-hidden="true" className="flex justify-between font-normal text-caption">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </>
  );
}
