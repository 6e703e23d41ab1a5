import { budgetSentences } from '../budget/copy';
import type { Meta, Text, TitledText } from '../text';

/** Total cost of the eight certifications: copy of the page; every figure comes from the budget. */
export const costsPage = {
  meta: {
    title: 'Total cost of each defense certification | ComplyTrain',
    description:
      'See what AQAP 2110, ISO 9001, AS9100D, CMMC, ISO 27001, ITAR, clearance and CE marking cost: our support, third-party fees by size and country, your staff days.',
  } satisfies Meta,
  title: 'Total cost of each certification',
  label: 'Total cost of each certification',
  card: 'Our support, third-party fees and your staff days',
  lead: `Each certification costs you our support, third-party fees and the days of your staff. ${budgetSentences.size} ${budgetSentences.dated}` satisfies Text,
  note: 'Checked {day}. Download every figure with its source:' as const,
  contents: 'On this page',
  all: {
    id: 'in-all',
    title: 'Three costs of each certification',
    lead: 'We do not add the three costs up. The figure after “then” covers years 2 and 3 together. The rates are those of {group}, and each amount stays in the currency in which it was quoted. For one case we show [which amount falls due in which month](/planner/plans#cash).' as const,
    /** Legend of the buttons that choose the number of people. */
    choice: 'People in the company',
    caption: 'Costs until the certificate or file, for a company of {number} people' as const,
    columns: ['Certification', 'Our support', 'Third-party fees', 'Your staff days'],
    later: 'then {amount}' as const,
    note: 'Each column has its own scale, and its longest bar is red. The solid part of a bar reaches the lower figure, its outline the higher one. Third-party fees are hatched up to the higher figure, and a dollar is as long as a euro.',
    /** Assumptions of a certification's row. */
    basis: {
      aqap2110: 'if ISO 9001 is already certified',
      cmmc: 'Level 2, if you assess yourself',
      'ce-marking': 'for a drone with a tested radio module',
      'nato-clearance': 'without the state’s fee, which is open',
    } as Readonly<Record<string, string | undefined>>,
  },
  sizes: {
    id: 'sizes',
    title: 'Costs by size and country',
    lead: 'The first figure is what others bill until you have the certificate or file. A company of 25 people lies between the columns for {below} and {above}.' as const,
    from: '{least} with 8 people, {most} with 120' as const,
    any: '{amount}, whatever the number of employees' as const,
    every: 'Any number of employees',
    later: 'then {amount}' as const,
    extraFigures: 'Costs without a bill or a price',
  },
  keep: {
    id: 'upkeep',
    title: 'Certificates from a certification body: quotation, yearly audits, expiry',
    lead: 'What applies to one certification only is in its row above.',
    /** Answers of the collapsed rows. */
    answers: {
      range: 'People in scope, risk, design work, sites',
      offer: 'Ask for the audit-time calculation',
      upkeep: 'One audit in each calendar year',
      lapse: 'It can be restored within six months; later it needs a stage 2 audit',
      transfer: 'You can move only a valid, accredited certificate',
      access: 'A delay of six months at most; no rule names Ukraine',
    } as Readonly<Record<string, string>>,
    of: '{names}: {text}' as const,
  },
  people: {
    id: 'people',
    title: 'Who does the work in a company of 30',
    lead: 'For each of our [gap tables](/gaps) we count the rows that each person has to extend or write. We leave out people with only one row. The quality manager and the internal auditor are two people.',
  },
  made: {
    id: 'method',
    title: 'How we made the figures and months',
    points: [
      {
        title: 'Months',
        text: 'These are our planning values of November 2026 for each phase, not based on a sample of companies. They leave out the time you wait for a certification body, a laboratory or an authority.',
      },
      {
        title: 'Audit days',
        text: 'We took them from the international audit-time rules (MD 5) and from the table for ISO/IEC 27001, by number of people in scope. For AS9100D and AQAP 2110 we read no table, so we set a share of these days.',
      },
      {
        title: 'Rates, fees and other bills',
        text: 'We set ranges around a few published price lists and around what advisers, laboratories and sellers report. Where a state publishes its own fee, we use that fee.',
      },
      {
        title: 'Your staff days',
        text: 'We set a fixed part and a part for each person in scope around three reports. We never turn these days into money, and we round every range outward.',
      },
    ] satisfies TitledText[],
    sources: 'Sources of each figure',
    sourcesAnswer: 'We read the audit-time rules; most prices are second-hand or our estimates',
  },
} as const;
