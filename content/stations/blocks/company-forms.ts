import type { Point } from '@/content/text';
import type { BlockHead } from './head';

/** A legal form: a column of the table. */
export interface CompanyForm {
  /** Short name as founders say it, for example "ApS". */
  name: string;
  /** The form in plain words, with its country. */
  description: string;
}

/** Company forms compared in a table, and the permits to settle before the first order. */
export interface CompanyFormsBlock extends BlockHead {
  kind: 'companyForms';
  caption: string;
  forms: CompanyForm[];
  /** One cell for each form, in their order; the first row is set large. */
  rows: { label: string; cells: string[] }[];
  permitsTitle: string;
  permits: Point[];
}
