import { letterLabels } from '@/content/page-copy/letters';
import { fill } from '../text/fill';

/** Returns the name of a letter, for example "Letter 4". */
export const letterName = (id: string) => fill(letterLabels.name, { id });
