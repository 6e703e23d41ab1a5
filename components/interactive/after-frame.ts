/** Time in ms after which the response to a click has been painted, even on a slow mobile device. */
export const afterPaint = 150;

/** Runs `task` after the next frame has been painted; returns a function that cancels it. */
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
