import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barCopy, planCopy } from '../../../content/page-copy/planner';
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

  test('a worked plan opens with its link, and at the bare address behind it nothing is answered', async () => {
    const { engine, visitor } = given();
    await visitor.visit('/planner/plans');
    // A link over two lines has no middle to click at.
    await engine.evaluate(`void ${one('#danish-drones a[href*="#v="]')}.click()`);
    await visitor.until(heading, 'the plan');
    await visitor.visit('/planner');
    await visitor.until(`!location.hash && !${heading}`, 'nothing answered');
  });

  test('what is said of a copied link is said of that plan alone; start over can be taken back', async () => {
    const { engine, visitor } = given();
    // From another page: a new fragment of the same one opens no document.
    await visitor.visit('/planner/plans');
    await visitor.visit('/planner#v=2&buyers=DK&products=drones&data=RESTRICTED');
    await visitor.until(heading, 'the plan');
    const said = `${one('.part-compact > fieldset')}.parentElement.querySelector('[role=status]').textContent`;
    await visitor.click(byText('.part-compact > fieldset button', planCopy.tools.copy));
    await visitor.until(said, 'an answer to the press');
    await visitor.click(one('[data-answer=size]'));
    await visitor.click(one('[data-code="51-250"]'));
    await visitor.until(`location.hash.includes('size=51-250') && !${said}`, 'nothing is said');
    await visitor.click(byText('.part-compact > fieldset button', planCopy.tools.restart));
    await visitor.until(`!${heading} && !location.hash`, 'no plan');
    await visitor.click(byText('button', barCopy.undo));
    await visitor.until(`${heading} && location.hash.includes('size=51-250')`, 'the plan again');
    assert.equal(await engine.evaluate(`${one('[data-answer=size]')}.textContent.includes('51')`), true);
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
