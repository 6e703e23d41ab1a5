import { Fragment, type ReactNode } from 'react';

/** Renders items in one line with a separator. */
export const JoinedList = ({ items, by = '; ' }: { items: readonly ReactNode[]; by?: string }) =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && by}
      {item}
    </Fragment>
  ));
