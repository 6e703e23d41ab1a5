import { days, hours, months, percent, years } from '../units';

/** Retention periods (specification, section 9, "Legal text figures"). */
export const retention = {
  /** Compliance records. */
  compliance: years(7),
  /** Contract documents, from the end of the contract. */
  contract: years(6),
  /** Marketing data, from the last activity, unless consent is withdrawn earlier. */
  marketing: years(3),
  /** Usage data. */
  usage: years(2),
};

/** Figures of the terms (specification, section 9, "Legal text figures"). */
export const termsFigures = {
  /** Availability of the platform in a calendar month. */
  uptime: percent(99.5),
  maintenanceNotice: hours(72),
  support: { critical: hours(4), high: hours(24), standard: hours(48) },
  /** Retention of each daily backup. */
  backups: days(30),
  /** Payment period of an invoice. */
  payment: days(30),
  /** Interest on late payment, per month. */
  lateInterest: percent(1.5),
  /** Limit of liability: the fees of this many months before the event. */
  liability: months(12),
  /** Duration of confidentiality after the end of the contract. */
  confidentiality: years(5),
  /** Period to cure a breach after notice. */
  cure: days(30),
  /** Cancellation period before the end of a term. */
  cancellation: days(60),
  /** Period for the data export after the end of the contract. */
  dataExport: days(90),
};

/** Periods in the General Data Protection Regulation (Articles 33 and 12). */
export const regulation = {
  /** Notification of a personal data breach to the supervisory authority. */
  breachNotice: hours(72),
  /** Answer to a data subject's request, and extension for complex requests. */
  answer: months(1),
  extension: months(2),
};

/** Periods in Article 25 of the Data Act, Regulation (EU) 2023/2854, for switching providers. */
export const dataAct = {
  /** Maximum notice period of a customer. */
  notice: months(2),
  /** Maximum transition period after the notice. */
  transition: days(30),
  /** Minimum retrieval period after the transition. */
  retrieval: days(30),
};
