/** Both ends of a bar column's axis, for the eye alone; a little inside the column, so that neighbors stay apart. */
export function AxisEnds({ ends: [from, to] }: { ends: readonly [from: string, to: string] }) {
  return (
    <span aria-hidden="true" className="flex justify-between font-normal text-caption">
      <span>{from}</span>
      <span>{to}</span>
    </span>
  );
}
