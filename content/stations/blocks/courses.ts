import type { Text } from '../../text';
import type { BlockHead, Work } from './head';

/** A fortnight of the plan: a course of the footing. */
export interface Course {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
}

/** The week plan as three courses of a footing in section; records run in time, the drawing from below. */
export interface CoursesBlock extends BlockHead {
  kind: 'courses';
  courses: [Course, Course, Course];
}
