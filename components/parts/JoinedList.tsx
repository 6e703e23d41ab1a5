import { Fragment, type ReactNode } from 'react';

/** Renders items in one line with a separator. */
export const JoinedList = ({
  items,
  separator = '; ',
}: {
  items: readonly ReactNode[];
  separator?: string;
}) =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {item}
    </Fragment>
  ));
