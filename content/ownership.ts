import { percent } from './units';

/** Shares that the law asks about; texts name them as `{=ownership.…}`. */
export const ownership = {
  /** Limits of the Danish War Material Act, section 3: beyond them a special permission is needed. */
  danishBoard: percent(80),
  danishCapital: percent(60),
  foreignVotes: percent(20),
  /** Share from which the Danish Investment Screening Act asks foreign investors for an authorization. */
  screened: percent(10),
  /** Share from which an owner of a Ukrainian company is disclosed. */
  disclosed: percent(25),
  /** Part of a cash capital that a Danish A/S has paid in. */
  paidIn: percent(25),
};
