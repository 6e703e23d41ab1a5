import type { CertificationSlug } from '../../certifications/slugs';
import type { Text } from '../../text';
import type { BlockHead } from './head';

/** A category of contracts: a track leaving the station. */
export interface Track {
  title: string;
  /** What is bought in this category, and which paper buyers ask for first. */
  text: Text;
  feeds: CertificationSlug[];
}

/** Three tracks that leave the last station. */
export interface TracksBlock extends BlockHead {
  kind: 'tracks';
  tracks: [Track, Track, Track];
}
