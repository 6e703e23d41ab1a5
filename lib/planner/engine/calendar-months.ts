import { formatDate } from '../../figures/format';
import { monthOfNumber } from './months';
import type { Month } from './types';

/** "December 2027". */
export const longMonth = (month: Month): string => formatDate(month);

/** "Dec 2027", of a month's number. */
export function shortMonth(number: number): string {
  const [name = '', year = ''] = formatDate(monthOfNumber(number)).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}
