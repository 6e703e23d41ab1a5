import type { CompanyFormsBlock, ExchangeBlock, StandardsBlock } from '@/content/stations/blocks';
import type { Station, StationBlock } from '@/content/stations/types';
import type { Report } from './values';

function checkScale(block: { weeks: number }, station: Station, report: Report): void {
  if (block.weeks !== station.weeks.max)
    report('weeks', `${block.weeks} columns, the station takes up to ${station.weeks.max} weeks`);
}

function checkStandards({ cards, subjects }: StandardsBlock, report: Report): void {
  const ids = cards.map(({ id }) => id);
  subjects.forEach(({ standards }, i) => {
    if (standards.length === 0) report(`subjects[${i}].standards`, 'no standard names it');
    for (const id of standards)
      if (!ids.includes(id)) report(`subjects[${i}].standards`, `unknown standard ${id}`);
  });
}

function checkExchange({ inputs, outputs }: ExchangeBlock, report: Report): void {
  const from = outputs.map((output) => output.from).sort((a, b) => a - b);
  if (from.length !== inputs.length || from.some((input, i) => input !== i))
    report('outputs', 'every input leads to exactly one output');
}

function checkForms({ forms, rows }: CompanyFormsBlock, report: Report): void {
  rows.forEach(({ cells, label }, i) => {
    if (cells.length !== forms.length) report(`rows[${i}]`, `"${label}" needs a cell for each form`);
  });
}

/** What has to hold within one block of a station page, whatever its figures are. */
export function checkStationBlock(block: StationBlock, station: Station, report: Report): void {
  switch (block.kind) {
    case 'weekPlan':
    case 'gates':
    case 'volumes':
    case 'weekTabs':
      checkScale(block, station, report);
      break;
    case 'companyForms':
      checkForms(block, report);
      break;
    case 'standards':
      checkStandards(block, report);
      break;
    case 'exchange':
      checkExchange(block, report);
      break;
    case 'completion':
      if (!/not an accreditation/.test(block.text)) report('text', 'does not say "not an accreditation"');
  }
}
