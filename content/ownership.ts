import { percent } from './units';

/** Ownership thresholds set by law, in percent; copy refers to them as `{figure:ownership.…}`. */
export const ownership = {
  /** Limits in section 3 of the Danish War Material Act; beyond them a special permission is required. */
  danishBoard: percent(80),
  danishCapital: percent(60),
  foreignVotes: percent(20),
  /** Share from which a foreign investor needs an authorization under the Danish Investment Screening Act. */
  screened: percent(10),
  /** Share from which the owner of a Ukrainian company must be disclosed. */
  disclosed: percent(25),
  /** Part of the cash capital that a Danish A/S must have paid in. */
  paidIn: percent(25),
};
