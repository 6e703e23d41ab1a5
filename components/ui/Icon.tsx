const icons = {
  right: { size: [20, 14], path: 'M0 7H18M12 1l6 6-6 6', stroke: 2.2 },
  list: { size: [24, 18], path: 'M7 2H24M7 9H24M7 16H24M0 2h4M0 9h4M0 16h4', stroke: 2.6 },
  menu: { size: [26, 18], path: 'M0 2H26M0 9H26M0 16H26', stroke: 2.6 },
  close: { size: [18, 18], path: 'M2 2l14 14M16 2L2 16', stroke: 2.2 },
  download: { size: [18, 20], path: 'M9 0v13M3 8l6 6 6-6M0 19h18', stroke: 2.2 },
  check: { size: [16, 14], path: 'M2 7.5l4.2 4.2L14 2.5', stroke: 2.8 },
} as const;

type IconName = keyof typeof icons;

/** Renders a line icon in the text color. It is hidden from assistive technology, so it needs text next to it. */
export function Icon({ name, className = 'flex-none' }: { name: IconName; className?: string }) {
  const { size, path, stroke } = icons[name];
  const [width, height] = size;
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={height}
      stroke="currentColor"
      strokeWidth={stroke}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <path d={path} />
    </svg>
  );
}
