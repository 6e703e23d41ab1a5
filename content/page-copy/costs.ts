import { budgetSentences } from '../budget/copy';
import type { Meta, Text, TitledText } from '../text';

/** Total cost of the eight certifications: copy of the page; every figure comes from the budget. */
export const costsPage = {
  meta: {
    title: 'What defense certification costs in all | ComplyTrain',
    description:
      'AQAP 2110, ISO 9001, AS9100D, CMMC, ISO 27001, ITAR, clearance and CE marking: our support, what others bill by head count and country, and your own days.',
  } satisfies Meta,
  title: 'What it costs in all',
  label: 'What it costs in all',
  card: 'Our support, other people’s bills and your own days',
  lead: `${budgetSentences.dated} ${budgetSentences.size}` satisfies Text,
  note: 'Checked {day}. Every figure with its source:' as const,
  contents: 'On this page',
  all: {
    id: 'in-all',
    title: 'In all, for 30 people',
    lead: 'Rates of {group}. Three figures, never one sum; each currency as quoted. For one case we show [which amount falls due in which month](/planner/plans#cash).' as const,
    columns: [
      'Certification',
      'Our support',
      'Other people’s bills',
      'Your own days',
      'Years 2 and 3, planned',
    ],
    /** Assumptions of a certification's row. */
    basis: {
      aqap2110: 'beside a running ISO 9001',
      cmmc: 'Level 2, assessed by yourself',
      'ce-marking': 'a drone with a tested radio module',
      'nato-clearance': 'the state’s fee is open',
    } as Readonly<Record<string, string | undefined>>,
  },
  sizes: {
    id: 'sizes',
    title: 'By head count and seat',
    lead: 'What others bill until the certificate or file; below it, years 2 and 3 together. A company of 25 people lies between the columns for {below} and {above}.' as const,
    from: '{least} with 8 people, {most} with 120' as const,
    any: '{amount}, whatever the head count' as const,
    every: 'Every head count',
    later: 'then {amount}' as const,
    extraFigures: 'Nobody bills, or nobody prices it',
  },
  keep: {
    id: 'upkeep',
    title: 'Certificates of a body: offer, upkeep, lapse',
    lead: 'What is particular to one certification stands in its row above.',
    /** Answers of the collapsed rows. */
    answers: {
      range: 'People in scope, risk, design work, sites',
      offer: 'Ask for the audit-time calculation',
      upkeep: 'One audit in each calendar year',
      lapse: 'Restored within six months, else a new stage 2',
      transfer: 'Only a valid, accredited certificate moves',
      access: 'Six months’ delay at most; no rule names Ukraine',
    } as Readonly<Record<string, string>>,
    of: '{names}: {text}' as const,
  },
  people: {
    id: 'people',
    title: 'Who does the work in a company of 30',
    lead: 'Rows of our [gap tables](/gaps) that a person extends or writes anew, from two rows on. Quality manager and internal auditor are two people.',
    columns: ['From one to the next', 'Rows by person'],
    least: 2,
  },
  made: {
    id: 'method',
    title: 'How figures and months were made',
    points: [
      {
        title: 'Months',
        text: 'Planning values of November 2026, phase by phase, no sample of companies behind them. Waiting for a body’s, a laboratory’s or an authority’s calendar is in none.',
      },
      {
        title: 'Audit days',
        text: 'From the international audit-time rules (MD 5) and the table for ISO/IEC 27001, by people in scope. For AS9100D and AQAP 2110 we read no table and set a share of them.',
      },
      {
        title: 'Rates, fees and other bills',
        text: 'Our ranges around a few published lists; what advisers, laboratories and sellers report; a state’s own fee where one is published.',
      },
      {
        title: 'Your own days',
        text: 'A fixed part and a part for each person in scope, set by us around three reports; never turned into money. Every range is rounded outward.',
      },
    ] satisfies TitledText[],
    sources: 'What each figure rests on',
    sourcesAnswer: 'Audit-time rules were read; most prices are second-hand or our estimates',
  },
} as const;
