import { readFileSync } from 'node:fs';
import { slideFiles } from './draw-slides';

test.each(Object.entries(slideFiles()))(
  'public/art/slides/%s.svg is the drawing as it is now',
  (name, svg) => {
    expect(readFileSync(`public/art/slides/${name}.svg`, 'utf8')).toBe(svg);
  },
);
