import type { Graph } from 'schema-dts';

/** Structured data for search engines; a data block that no browser runs. */
export function JsonLd({ data }: { data: Graph }) {
  // A string child of a script is written raw, with "</script" made harmless.
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
