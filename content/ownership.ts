import { formatRange } from '@/lib/figures/format';
import { percent } from './units';

/** Limits of the Danish War Material Act, section 3: beyond them a special permission is needed. */
export const danishBoard = formatRange(percent(80));
export const danishCapital = formatRange(percent(60));
export const foreignVotes = formatRange(percent(20));

/** Share from which the Danish Investment Screening Act asks foreign investors for an authorization. */
export const screenedShare = formatRange(percent(10));
