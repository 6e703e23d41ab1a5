import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Engine } from './engine';
import { byText, one, type Visitor } from './visitor';

const heading = 'document.getElementById("plan-title")';
/** What addresses do to choices: links to plans, Back, copied links. Engines differ in what they restore. */
export function checkAddresses(given: () => { engine: Engine; visitor: Visitor }) {
  test('a link whose start is over opens its plan, and of answers that contradict each other the marking counts', async () => {
    const { engine, visitor } = given();
    await visitor.visit('/planner#v=2&buyers=DE&products=drones&data=NOT_TOLD.CUI&start=2026-01');
    await visitor.until(heading, 'the plan');
    const said = await engine.evaluate<string>('document.getElementById("plan").textContent');
    assert.match(said, /January 2026, is over\. The plan now starts in /);
    assert.match(said, /A marking was named, so “Not told yet” no longer counts\./);
    await visitor.until('location.hash === "#v=2&buyers=DE&products=drones&data=CUI"');
  });

  test('filter and order of the comparison come back with the page, and nothing is logged', async () => {
    const { engine, visitor } = given();
    const filtered = `${byText('main button[aria-pressed]', 'EU Required')}?.ariaPressed === 'true'
      && ${one('main table')}.querySelectorAll('[data-match=yes]').length === 1`;
    const sorted = `${byText('main th', 'Cost')}.ariaSort === 'ascending'`;
    await visitor.visit('/certifications/comparison');
    await visitor.click(byText('main button[aria-pressed]', 'EU Required'));
    await visitor.until(filtered);
    await visitor.click(byText('main th button', 'Cost'));
    await visitor.until(sorted);
    await engine.evaluate('(window.kept = true)');
    const link = one('main table tbody a');
    await visitor.click(link);
    await visitor.until(
      'location.pathname !== "/certifications/comparison" && document.activeElement.localName === "main"',
    );
    await engine.evaluate(
      '(window.logged = [], console.log = (line) => window.logged.push(line), history.back())',
    );
    await visitor.until(filtered, 'the filter is back');
    await visitor.until(sorted, 'the order is back');
    assert.deepEqual(await engine.evaluate('[window.kept, window.logged]'), [true, []]);
  });
}
