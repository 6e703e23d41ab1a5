const paths: Record<string, string> = {
  LinkedIn: 'M4 7v9M4 3.5v.2M8.5 16V7M8.5 11c0-5 7-5.5 7 0v5',
  X: 'M3 3l12 13M15 3L3 16',
  YouTube: 'M4.5 4h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM7.5 7.5v4l3.5-2z',
  Facebook: 'M10 17V9M6.5 10H12M10 9V6q0-2.5 2.8-2.2',
  Instagram:
    'M6.5 2.5h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4zM9.5 6.3a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z',
};

/** A network's sign, drawn with the site's own stroke; the link around it carries the name. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeWidth="2"
      viewBox="0 0 19 19"
      width="20"
    >
      <path d={paths[name]} />
    </svg>
  );
}
