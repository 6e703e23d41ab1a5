/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Finished } from './Finished';

const client = <Props,>(view: (props: Props) => ReactNode) =>
  Object.assign(view, { $$typeof: Symbol.for('react.client.reference') });
const Button = client(({ children }: { children: ReactNode }) => <button type="button">{children}</button>);
const Tabs = client(({ tabs }: { tabs: { panel: ReactNode }[] }) => tabs.map(({ panel }) => panel));

function Row({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td>{children}</td>
    </tr>
  );
}

const called: string[] = [];

async function Later({ name }: { name: string }) {
  await Promise.resolve();
  called.push(name);
  return <b>{name}</b>;
}

function Now({ name }: { name: string }) {
  called.push(name);
  return <b>{name}</b>;
}

const markup = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The view as the build hands it over. */
async function finished(view: ReactNode) {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    return await Finished({ children: view });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
}

describe('finished markup', () => {
  it('replaces what no client component is part of by one string', async () => {
    const view = (
      <table className="wide">
        <tbody>
          <Row key="one">AQAP &amp; more</Row>
        </tbody>
      </table>
    );
    expect(await finished(view)).toMatchObject({
      type: 'table',
      props: { className: 'wide', ...markup('<tbody><tr><td>AQAP &amp; more</td></tr></tbody>') },
    });
  });

  it('leaves client components and what is around them, and writes what they are given', async () => {
    const view = (
      <section>
        <p>
          Before <b>it</b>
        </p>
        <Button>
          <span>
            <i>Press</i>
          </span>
        </Button>
        <Tabs tabs={[{ panel: <p key="a">{[<b key="b">One</b>]}</p> }]} />
      </section>
    );
    expect(await finished(view)).toMatchObject({
      type: 'section',
      props: {
        children: [
          { type: 'p', props: markup('Before <b>it</b>') },
          { type: Button, props: { children: { type: 'span', props: markup('<i>Press</i>') } } },
          { type: Tabs, props: { tabs: [{ panel: { key: 'a', props: markup('<b>One</b>') } }] } },
        ],
      },
    });
  });

  it('calls components in the order of the page, those that wait too', async () => {
    const view = (
      <div>
        <Later name="first" />
        <Now name="second" />
      </div>
    );
    expect(renderToStaticMarkup(await finished(view))).toBe('<div><b>first</b><b>second</b></div>');
    expect(called).toEqual(['first', 'second']);
  });

  it('keeps the key of a component, which a client component may go by', async () => {
    expect(await finished([<Now key="one" name="third" />])).toMatchObject([{ key: 'one' }]);
  });

  it('writes no link for a picture into a table', async () => {
    const view = (
      <Row>
        <img alt="" src="/a.svg" />
      </Row>
    );
    expect(renderToStaticMarkup(await finished(view))).toBe('<tr><td><img alt="" src="/a.svg"/></td></tr>');
  });
});
