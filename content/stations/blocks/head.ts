import type { CertificationSlug } from '../../certifications/slugs';
import type { Text } from '../../text';

/** What every station block carries. */
export interface BlockHead {
  /** Fragment id, unique on the page. */
  id: string;
  /** H2 of the section. */
  title: string;
  /** One or two sentences beside the heading. */
  lead?: Text;
  /** Ground of the section; two neighbors are never both on ink. Ignored for blocks beside the sidebar. */
  ground: 'paper' | 'tint' | 'ink';
  /** Small print under the block: what the planning view leaves to others. */
  note?: Text;
}

/** What a founder can act on in one piece of work. */
export interface Work {
  /** What the company hands over. */
  handOver: Text;
  /** Who does it: a role in the company, the platform, an outside body. */
  owner: Text;
  /** What exists afterwards. */
  produces: Text;
  /** Certifications that use the result; printed as links. */
  feeds: CertificationSlug[];
}
