/** The name of an entry. Of two clause numbers, "FAR 52.204-21 / 52.240-93", each stays on one line. */
export function EntryName({ name }: { name: string }) {
  const [first, second] = name.split(/(?<=\/) /);
  if (!second) return name;
  return (
    <>
      <span className="whitespace-nowrap">{first}</span> <span className="whitespace-nowrap">{second}</span>
    </>
  );
}
