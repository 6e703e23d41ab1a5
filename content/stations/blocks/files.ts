import type { CertificationSlug } from '../../certifications/slugs';
import type { BlockHead } from './head';

/** A file the company carries out of the station. */
export interface StationFile {
  title: string;
  /** Who reads it. */
  purpose: string;
  /** Certification that uses it; printed as a link. */
  feeds: CertificationSlug;
  /** Documents in the file, as tick boxes. */
  items: string[];
}

/** Documentation checklists as stops on one line. */
export interface FilesBlock extends BlockHead {
  kind: 'files';
  files: StationFile[];
}
