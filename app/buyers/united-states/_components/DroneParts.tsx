import { clsx } from 'clsx';
import { drawingUrl } from '@/components/interactive/marked/leaders';
import { Section } from '@/components/parts/Section';
import { unitedStatesCopy } from '@/content/page-copy/united-states';
import { labeledParts } from '@/lib/buyers/united-states';
import { imagePlace, numbersFrame, partLeader, partsFrame, placeOf } from './part-leaders';
import './drone-parts.css';

const { id, lead, list, title } = unitedStatesCopy.parts;
const perSide = labeledParts.length / 2;

/**
 * Renders a drone with the parts that the rules name, each with links to its rules: with leaders from the desktop width
 * up, below it with numbers that the list repeats. The drawings are hidden from assistive technology, because the list
 * has their content.
 */
export const DroneParts = () => (
  <Section id={id} lead={lead} theme="tint" title={title}>
    <div className="drone-parts">
      <svg
        aria-hidden="true"
        className="drone-leaders"
        height={partsFrame.height}
        viewBox={`0 0 ${partsFrame.width} ${partsFrame.height}`}
        width={partsFrame.width}
      >
        <image href={drawingUrl('drones')} {...imagePlace(partsFrame)} />
        {labeledParts.map(({ id, inForce }, index) => {
          const { d, end } = partLeader(id, index < perSide ? -1 : 1, index % perSide);
          return (
            <g fill="none" key={id}>
              <path className="stroke-surface" d={d} strokeWidth="7" />
              <path
                className={inForce ? 'stroke-line' : 'stroke-fg'}
                d={d}
                {...(inForce ? { strokeWidth: 3 } : { strokeDasharray: '5 4', strokeWidth: 1.5 })}
              />
              <circle
                className={clsx(inForce ? 'fill-line' : 'fill-surface stroke-fg')}
                cx={end[0]}
                cy={end[1]}
                r="5"
                strokeWidth="2"
              />
            </g>
          );
        })}
      </svg>
      <svg
        aria-hidden="true"
        className="h-auto w-full max-w-96 lg:hidden"
        height={numbersFrame.height}
        viewBox={`0 0 ${numbersFrame.width} ${numbersFrame.height}`}
        width={numbersFrame.width}
      >
        <image href={drawingUrl('drones')} {...imagePlace(numbersFrame)} />
        {labeledParts.map(({ id, inForce }, index) => (
          <g key={id} transform={`translate(${placeOf(id, numbersFrame).join(' ')})`}>
            <circle
              className={clsx('fill-surface', inForce ? 'stroke-line' : 'stroke-fg')}
              r="11"
              strokeDasharray={inForce ? undefined : '4 3'}
              strokeWidth="3"
            />
            <text className="fill-fg text-drawn-15 font-black" textAnchor="middle" y="4.5">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol aria-label={list}>
        {labeledParts.map(({ id, inForce, name, rules }) => (
          <li data-coming={inForce ? undefined : ''} key={id}>
            <b className="w-full">{name}</b>
            {rules.map(({ href, label }) => (
              <a className="word-link py-0.5" href={href} key={href}>
                {label}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </div>
  </Section>
);
