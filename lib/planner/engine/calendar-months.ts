import { formatDate } from '../../figures/format';
import { monthOfNumber } from './months';
import type { Month } from './types';

/** Returns a month in the form "December 2027". */
export const longMonth = (month: Month): string => formatDate(month);

/** Returns a month, given by its number, in the form "Dec 2027". */
export function shortMonth(number: number): string {
  const [name = '', year = ''] = formatDate(monthOfNumber(number)).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}
