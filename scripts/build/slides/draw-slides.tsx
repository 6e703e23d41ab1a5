/**
 * Writes the drawings of the banner's slides to public/art/slides: npm run draw, after a change to one of them. They
 * are components, rendered once. As files they weigh half of what they would in the page, where everything is sent
 * twice (markup and payload), and a slide that nobody reaches costs nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colors } from '@/tailwind.config';
import { FixedWing } from './FixedWing';
import { PinTumblerLock } from './PinTumblerLock';
import { Quadcopter } from './Quadcopter';
import { StationClock } from './StationClock';
import { Swarm } from './Swarm';

/** Colors of the roles on each background of a slide. */
const grounds = {
  paper: { ground: colors.paper, fg: colors.ink, line: colors.signal },
  ink: { ground: colors.ink, fg: colors.paper, line: colors.lit },
  signal: { ground: colors.signal, fg: colors.white, line: colors.paper },
};
type Ground = keyof typeof grounds;

/**
 * A drawing as a file of its own: classes become attributes; words stay in the page, where the typeface is available.
 */
function toFile(drawing: ReactElement, ground: Ground): string {
  const roles = grounds[ground];
  const attributes = (classes: string) =>
    classes.split(' ').flatMap((name) => {
      const [, property, role, percent] =
        /^(fill|stroke)-(none|ground|fg|line)(?:\/(\d+))?$/.exec(name) ?? [];
      if (!property || !role) return [];
      const color = role === 'none' ? role : roles[role as keyof typeof roles];
      return [
        `${property}="${color}"`,
        ...(percent ? [`${property}-opacity="${Number(percent) / 100}"`] : []),
      ];
    });
  return (
    renderToStaticMarkup(drawing)
      .replace(/<text.*?<\/text>/g, '')
      .replace(/ class="([^"]*)"/g, (_, classes: string) =>
        attributes(classes)
          .map((text) => ` ${text}`)
          .join(''),
      )
      .replaceAll(/><\/(path|circle|rect|use)>/g, '/>')
      .replace(/ (role|aria-label|aria-hidden)="[^"]*"/g, '')
      .replaceAll('currentColor', roles.fg)
      .replaceAll(/<g>(<\/g>)/g, '')
      .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      // Single quotes need no escaping in the payload of a page that contains the drawing.
      .replaceAll('"', "'")
  );
}

/** Every file with its content. */
export const slideFiles = (): Record<string, string> => ({
  journey: toFile(
    <svg aria-hidden="true" viewBox="-330 -322 660 652">
      <Quadcopter />
    </svg>,
    'paper',
  ),
  security: toFile(<PinTumblerLock />, 'paper'),
  'nato-ready': toFile(<FixedWing />, 'ink'),
  drones: toFile(<Swarm />, 'signal'),
  contact: toFile(<StationClock />, 'signal'),
});

if (process.argv[1]?.endsWith('draw-slides.tsx')) {
  const folder = 'public/art/slides';
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(slideFiles())) writeFileSync(`${folder}/${name}.svg`, svg);
}
