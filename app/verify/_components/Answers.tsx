import { Fragment } from 'react';
import type { Paper } from '@/content/verify/types';
import { Said } from './Said';

/** How long an office takes to answer. */
export function Answers({ answer }: Pick<Paper, 'answer'>) {
  return answer.map((each, index) => (
    <Fragment key={each.text}>
      {index > 0 && '; '}
      <Said of={each} />
    </Fragment>
  ));
}
