import type { ReactNode } from 'react';

/** A titled list of the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 font-[560] text-label text-muted">{title}</h2>
      <ul className="text-small">{children}</ul>
    </section>
  );
}
