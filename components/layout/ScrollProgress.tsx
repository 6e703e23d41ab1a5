/** The line along the lower edge of the sticky bar that follows the reading position; drawn by CSS alone. */
export function ScrollProgress() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 hidden h-1 bg-mist group-data-stuck/bar:block print:hidden!"
    >
      <div className="scroll-progress h-full bg-line" />
    </div>
  );
}
