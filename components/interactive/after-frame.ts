/** Time in ms by which the response to a press has been painted, even on a slow phone. */
export const afterPaint = 150;

/** Runs `task` once the next frame has been painted; returns what calls it off. */
export function afterFrame(task: () => void) {
  let painted: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
