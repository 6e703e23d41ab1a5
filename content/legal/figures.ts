import { days, hours, months, percent, years } from '../units';

/** How long records are kept (specification, section 9, "Legal text figures"). */
export const retention = {
  /** Compliance records. */
  compliance: years(7),
  /** Contract documents, counted from the end of the contract. */
  contract: years(6),
  /** Marketing data, after this long without activity, unless consent is withdrawn before. */
  marketing: years(3),
  /** Usage data. */
  usage: years(2),
};

/** Figures of the terms (specification, section 9, "Legal text figures"). */
export const terms = {
  /** Availability of the platform in a calendar month. */
  uptime: percent(99.5),
  maintenanceNotice: hours(72),
  support: { critical: hours(4), high: hours(24), standard: hours(48) },
  /** How long each daily backup is kept. */
  backups: days(30),
  /** Payment period of an invoice. */
  payment: days(30),
  /** Interest on late payment, per month. */
  lateInterest: percent(1.5),
  /** The fees of this many months before the event cap the liability. */
  liability: months(12),
  /** Confidentiality after the end of the contract. */
  confidentiality: years(5),
  /** Time to cure a breach after notice. */
  cure: days(30),
  /** Latest cancellation before the end of a term. */
  cancellation: days(60),
  /** Data export after the end of the contract. */
  dataExport: days(90),
};

/** Periods that the General Data Protection Regulation sets (Articles 33 and 12). */
export const regulation = {
  /** Notice of a personal data breach to the supervisory authority. */
  breachNotice: hours(72),
  /** Answer to a request of the person concerned, and the extension for complex requests. */
  answer: months(1),
  extension: months(2),
};

/** Longest and shortest periods that the Data Act, Regulation (EU) 2023/2854, sets for a switch (Article 25). */
export const dataAct = {
  /** Longest notice a customer has to give. */
  notice: months(2),
  /** Longest transition after the notice. */
  transition: days(30),
  /** Shortest time to retrieve the data after the transition. */
  retrieval: days(30),
};
