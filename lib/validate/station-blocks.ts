import type { CompanyFormsBlock } from '@/content/stations/blocks/company-forms';
import type { ExchangeBlock } from '@/content/stations/blocks/exchange';
import type { StandardsBlock } from '@/content/stations/blocks/standards';
import type { TargetsBlock } from '@/content/stations/blocks/targets';
import type { WeekTabsBlock } from '@/content/stations/blocks/week-tabs';
import type { Station, StationBlock } from '@/content/stations/types';
import type { Report } from './values';

/** How many entries the specification gives a list of a block. */
function count(report: Report, field: string, list: readonly unknown[], wanted: number): void {
  if (list.length !== wanted) report(field, `${list.length} entries, expected ${wanted}`);
}

function same(report: Report, field: string, found: readonly string[], wanted: readonly string[]): void {
  if (found.join('|') !== wanted.join('|'))
    report(field, `"${found.join(', ')}", the specification has "${wanted.join(', ')}"`);
}

function checkScale(block: { weeks: number }, station: Station, report: Report): void {
  if (block.weeks !== station.weeks.max)
    report('weeks', `${block.weeks} columns, the station takes up to ${station.weeks.max} weeks`);
}

function checkStandards({ cards, subjects }: StandardsBlock, report: Report): void {
  same(
    report,
    'cards',
    cards.map(({ name }) => name),
    ['ISO 27001', 'GDPR', 'NIST', 'NATO Security'],
  );
  count(report, 'subjects', subjects, 8);
  const ids = cards.map(({ id }) => id);
  subjects.forEach(({ standards }, i) => {
    if (standards.length === 0) report(`subjects[${i}].standards`, 'no standard names it');
    for (const id of standards)
      if (!ids.includes(id)) report(`subjects[${i}].standards`, `unknown standard ${id}`);
  });
}

function checkTabs({ phases }: WeekTabsBlock, report: Report): void {
  same(
    report,
    'phases',
    phases.map(({ title }) => title),
    ['Gap Analysis', 'QMS Development', 'Implementation', 'Certification Preparation'],
  );
}

function checkTargets({ targets }: TargetsBlock, report: Report): void {
  same(
    report,
    'targets',
    targets.map(({ aim, value }) => `${aim} ${value?.min ?? 0}`),
    ['at-least 95', 'reduction 70', 'improvement 25', 'none 0'],
  );
}

const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

function checkExchange({ inputs, outputs }: ExchangeBlock, report: Report): void {
  same(report, 'inputs', titles(inputs), [
    'Business concept',
    'Market and customers',
    'Technology and IP status',
    'Founding team',
    'Funding needs',
    'Jurisdiction preferences',
  ]);
  same(report, 'outputs', titles(outputs), [
    'Business registration guidance',
    'Governance design',
    'Operational framework',
    'Documentation repository',
    'Readiness gap analysis',
    'Roles definition',
  ]);
  const from = outputs.map((output) => output.from).sort((a, b) => a - b);
  if (from.some((input, i) => input !== i)) report('outputs', 'every input leads to exactly one output');
}

function checkForms({ forms, rows }: CompanyFormsBlock, report: Report): void {
  rows.forEach(({ cells, label }, i) => {
    if (cells.length !== forms.length) report(`rows[${i}]`, `"${label}" needs a cell for each form`);
  });
}

/** Counts and figures of the specification, section 2, for one block of a station page. */
export function checkStationBlock(block: StationBlock, station: Station, report: Report): void {
  switch (block.kind) {
    case 'weekPlan':
    case 'gates':
      checkScale(block, station, report);
      break;
    case 'volumes':
      checkScale(block, station, report);
      same(report, 'volumes', titles(block.volumes), [
        'Portfolio validation',
        'Contract readiness',
        'Bid preparation',
      ]);
      break;
    case 'courses':
      same(report, 'courses', titles(block.courses), [
        'Structure design',
        'Documentation framework',
        'Governance',
      ]);
      break;
    case 'companyForms':
      checkForms(block, report);
      break;
    case 'weekTabs':
      checkScale(block, station, report);
      checkTabs(block, report);
      break;
    case 'standards':
      checkStandards(block, report);
      break;
    case 'pins':
      count(report, 'pins', block.pins, 6);
      break;
    case 'requirementLoop':
      count(report, 'requirements', block.requirements, 4);
      break;
    case 'targets':
      checkTargets(block, report);
      break;
    case 'exchange':
      checkExchange(block, report);
      break;
    case 'files':
      count(report, 'files', block.files, 3);
      break;
    case 'clearance':
      same(
        report,
        'levels',
        block.levels.map(({ name }) => name),
        ['CONFIDENTIAL', 'SECRET', 'TOP SECRET'],
      );
      same(
        report,
        'levels.nato',
        block.levels.map(({ nato }) => nato),
        ['NATO CONFIDENTIAL', 'NATO SECRET', 'COSMIC TOP SECRET'],
      );
      break;
    case 'tracks':
      same(
        report,
        'tracks',
        block.tracks.map(({ title }) => title),
        ['Aerospace & Aviation', 'Defense Systems', 'Logistics & Support'],
      );
      break;
    case 'completion':
      same(
        report,
        'values',
        block.values.map(({ value, label }) => `${value} ${label}`),
        ['5 stations completed', '100% NATO Ready', 'Unlimited opportunities'],
      );
      if (!/not an accreditation/.test(block.text)) report('text', 'does not say "not an accreditation"');
  }
}
