import type { CertificationSlug } from '../certifications/slugs';
import type { Point, Text } from '../text';
import type { Range } from '../units';

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

/** A tick box; `proof` names the record that shows it is done. */
interface ChecklistItem {
  text: string;
  proof?: string;
}

/** One to three groups of tick boxes side by side. */
export interface ChecklistBlock extends BlockHead {
  kind: 'checklist';
  /** A single group may stand without a title of its own. */
  groups: { title?: string; items: ChecklistItem[] }[];
}

/** A classification level with its names. */
export interface ClearanceLevel {
  /** Short name, as the specification writes it. */
  name: string;
  /** What disclosure at this level would mean. */
  text: Text;
  nato: string;
  denmark: string;
  eu: string;
}

/** Clearance levels as nested rooms, lowest and widest first, with a table of their names. */
export interface ClearanceBlock extends BlockHead {
  kind: 'clearance';
  caption: string;
  levels: [ClearanceLevel, ClearanceLevel, ClearanceLevel];
  notes: Text[];
}

/** A legal form: a column of the table. */
interface CompanyForm {
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

/** The completion box: a status of the journey, never an accreditation. */
export interface CompletionBlock extends BlockHead {
  kind: 'completion';
  values: { value: string; label: string }[];
  /** Says what the status means and what it does not. */
  text: Text;
}

/** A fortnight of the plan: a course of the footing. */
interface Course {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
}

/** The week plan as three courses of a footing in section; records run in time, the drawing from below. */
export interface CoursesBlock extends BlockHead {
  kind: 'courses';
  courses: [Course, Course, Course];
}

/** Something the company brings: an item of the requirements checklist. */
export interface ExchangeInput {
  title: string;
  text: Text;
}

/** Something the company takes away. */
export interface ExchangeOutput {
  title: string;
  text: Text;
  /** Index of the input this one relies on most; each input is used once, so that every line has one end. */
  from: number;
  /** Certifications that use it; printed as links. */
  feeds: CertificationSlug[];
}

/** Checklist on the left, deliverables on the right, joined by crossing lines. */
export interface ExchangeBlock extends BlockHead {
  kind: 'exchange';
  inputsTitle: string;
  inputs: ExchangeInput[];
  outputsTitle: string;
  outputs: ExchangeOutput[];
}

/** A file the company carries out of the station. */
interface StationFile {
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

/** A chamber of the lock flight: three weeks and the proof that opens its gate. */
export interface Gate {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
  /** What has to exist before the next phase starts. */
  gate: string;
}

/** Phases on one scale of weeks, each closed by a gate. */
export interface GatesBlock extends BlockHead {
  kind: 'gates';
  /** Columns of the scale. */
  weeks: number;
  phases: Gate[];
}

/** The checklist drawn as the pins of a lock; `length` is the pin's height in the drawing of the page head too. */
export interface PinsBlock extends BlockHead {
  kind: 'pins';
  pins: {
    title: string;
    text: Text;
    /** Record that shows the pin is at the line. */
    proof: string;
    length: number;
  }[];
}

/** Paragraphs and titled statements. */
export interface PointsBlock extends BlockHead {
  kind: 'points';
  paragraphs?: Text[];
  points: Point[];
}

/** A supplier register: a row of the table. */
export interface Registration {
  /** Short name. */
  name: string;
  /** Name in full. */
  fullName: string;
  /** What it gives. */
  gives: Text;
  /** What to do, in order. */
  steps: Text;
  /** Who may use it. */
  eligible: Text;
}

/** Supplier registers in a table, with who may use them. */
export interface RegistrationsBlock extends BlockHead {
  kind: 'registrations';
  caption: string;
  columns: [string, string, string, string];
  registrations: Registration[];
  /** What companies outside the member nations need to know. */
  eligibility: { title: string; paragraphs: Text[] };
}

/** Four requirement cards around a closed line, clockwise. */
export interface RequirementLoopBlock extends BlockHead {
  kind: 'requirementLoop';
  requirements: [LoopCard, LoopCard, LoopCard, LoopCard];
}

/** A requirement: what it asks, and what shows that it is met. */
interface LoopCard {
  title: string;
  text: Text;
  proof: string;
}

/** A question asked of a part; yes leads off the line. */
interface RouteQuestion {
  question: string;
  /** Where "yes" ends. */
  answer: string;
  /** Who runs that rulebook. */
  authority: string;
  /** What follows, in lines short enough for the drawing. */
  consequence: [string, string];
}

/** The rulebook that comes with a contract, and the one that stays with a part. */
export interface RulebooksBlock extends BlockHead {
  kind: 'rulebooks';
  contract: {
    title: string;
    text: Text;
    link: { certification: CertificationSlug; label: string };
    facts: { term: string; text: Text }[];
  };
  part: {
    title: string;
    text: Text;
    /** Label of the first stop. */
    start: string;
    questions: [RouteQuestion, RouteQuestion];
    /** End of the line when every answer is no. */
    end: { title: string; consequence: [string, string] };
    link: { certification: CertificationSlug; label: string };
    facts: { term: string; text: Text }[];
  };
}

/** A standard as a card; `id` is the column of the table below. */
interface StandardCard {
  id: string;
  name: string;
  /** At most four letters or so, for the narrow column of the phone. */
  short: string;
  text: Text;
  /** Who checks it. */
  decides: Text;
}

/** Subject of the station, with the ids of the standards that ask for it. */
interface StandardSubject {
  title: string;
  /** What the company does about it. */
  text: Text;
  standards: string[];
}

/** Cards of the standards, and a table of which standard calls at which subject. */
export interface StandardsBlock extends BlockHead {
  kind: 'standards';
  caption: string;
  cards: StandardCard[];
  subjects: StandardSubject[];
}

/** A success metric: always a target, never a result. */
export interface Target {
  name: string;
  /** How the figure is read. */
  text: Text;
  /** at-least 95%, reduction of 70%, improvement of 25%, or none at all. */
  aim: 'at-least' | 'reduction' | 'improvement' | 'none';
  /** Absent for `none` (zero). */
  value?: Range<'percent'>;
}

/** Targets with a gauge from 0 to 100. */
export interface TargetsBlock extends BlockHead {
  kind: 'targets';
  targets: Target[];
}

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

/** A fortnight that fills one volume of the case. */
interface Volume {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
  /** Tick boxes. */
  checklist: string[];
}

/** Phases side by side on one scale of weeks, each with its checklist. */
export interface VolumesBlock extends BlockHead {
  kind: 'volumes';
  weeks: number;
  volumes: Volume[];
}

/** A phase on a week scale: first and last week, both included. */
interface WeekPhase {
  from: number;
  to: number;
  title: string;
  text: Text;
  work?: Work;
}

/** Staircase bars on a grid of weeks. */
export interface WeekPlanBlock extends BlockHead {
  kind: 'weekPlan';
  /** Columns of the grid: the station's longest run. */
  weeks: number;
  phases: WeekPhase[];
}

/** A phase shown as a tab: the tab is named `title`, its panel opens with `panelTitle`. */
export interface WeekTab extends Omit<WeekPhase, 'work'> {
  panelTitle: string;
  /** What it produces is in `outputs`. */
  work: Omit<Work, 'produces'>;
  /** Things that exist when the phase ends. */
  outputs: string[];
}

/** Phases as tabs under a drawing to the scale of weeks. */
export interface WeekTabsBlock extends BlockHead {
  kind: 'weekTabs';
  weeks: number;
  phases: WeekTab[];
}
