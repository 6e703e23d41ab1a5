import { percent } from './units';

/** Shares that the law asks about; texts name them as `{=ownership.…}`. */
export const ownership = {
  /** Limits in section 3 of the Danish War Material Act: beyond them a special permission is needed. */
  danishBoard: percent(80),
  danishCapital: percent(60),
  foreignVotes: percent(20),
  /** Share from which foreign investors need an authorization under the Danish Investment Screening Act. */
  screened: percent(10),
  /** Share from which an owner of a Ukrainian company is disclosed. */
  disclosed: percent(25),
  /** Part of the cash capital that a Danish A/S must have paid in. */
  paidIn: percent(25),
};
