import type { StandardsBlock } from '@/content/stations/blocks/standards';
import type { TargetsBlock } from '@/content/stations/blocks/targets';
import type { WeekTabsBlock } from '@/content/stations/blocks/weekTabs';
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

/** Counts and figures of the specification, section 2, for one block of a station page. */
export function checkStationBlock(block: StationBlock, station: Station, report: Report): void {
  switch (block.kind) {
    case 'weekPlan':
    case 'gates':
    case 'volumes':
      checkScale(block, station, report);
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
      count(report, 'inputs', block.inputs, 6);
      count(report, 'outputs', block.outputs, 6);
      if (new Set(block.outputs.map(({ from }) => from)).size !== block.inputs.length)
        report('outputs', 'every input leads to exactly one output');
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
        block.values.map(({ value }) => value),
        ['5', '100%', 'Unlimited'],
      );
  }
}
