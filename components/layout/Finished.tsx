import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  cloneElement,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { preload } from 'react-dom';

type Props = Record<string, unknown>;

// Not by import: the bundler refuses this module in a server component.
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server');

/** Links to pictures of the first screen. React writes them before the markup, where a table may not hold them. */
const pictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Asks for these pictures in the head of the page, before the scripts, as React does for those it renders itself. */
function fetchEarly(links: string): string {
  for (const [, address = ''] of links.matchAll(/href="([^"]*)"/g))
    preload(address.replaceAll('&amp;', '&'), { as: 'image', fetchPriority: 'high' });
  return '';
}

const isElement = (value: unknown): value is ReactElement<Props> => isValidElement(value);

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isServerComponent = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' &&
  !('$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference'));

/** Whether a finished value contains an element for which there could be markup. */
const holdsElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElement) : isElement(value);

/** Whether a finished value contains no client component. */
function isMarkup(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isMarkup);
  if (!isElement(value)) return true;
  return (typeof value.type === 'string' || value.type === Fragment) && isMarkup(value.props.children);
}

/** The value with its server components called, one after the other in the order of the page, and its markup written. */
async function finish(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    const list = [];
    for (const one of value) list.push(await finish(one));
    return list;
  }
  if (!isElement(value)) return isRecord(value) ? finishEach(value) : value;

  const { type, key } = value;
  if (isServerComponent(type)) {
    const view = (await finish(await type(value.props))) as ReactNode;
    return key === null ? view : <Fragment key={key}>{view}</Fragment>;
  }
  const { children, ...props } = await finishEach(value.props);
  if (typeof type !== 'string' || !holdsElement(children) || !isMarkup(children))
    return cloneElement(value, { ...props, children: children as ReactNode });
  const markup = renderToStaticMarkup(children as ReactNode).replace(pictures, fetchEarly);
  return createElement(type, { ...props, key, dangerouslySetInnerHTML: { __html: markup } });
}

async function finishEach(record: Props): Promise<Props> {
  const finished: Props = {};
  for (const [name, value] of Object.entries(record)) finished[name] = await finish(value);
  return finished;
}

/**
 * The view with all that no client component is part of written out as markup. React then has nothing to do for it when
 * the page starts, and the page's data holds one string instead of a description of each element: 50 to 90 elements of a
 * thousand remain. Development keeps the components, which its tools show.
 */
export async function Finished({ children }: { children: ReactNode }) {
  return process.env.NODE_ENV === 'production' ? ((await finish(children)) as ReactNode) : children;
}
