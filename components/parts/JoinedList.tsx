import { Fragment, type ReactNode } from 'react';

/** Several in one line, parted by a sign. */
export const JoinedList = ({ items, by = '; ' }: { items: readonly ReactNode[]; by?: string }) =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && by}
      {item}
    </Fragment>
  ));
