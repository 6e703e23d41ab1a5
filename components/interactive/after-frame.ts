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
