import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barCopy, planCopy, rulesCopy } from '../../../content/page-copy/planner';
import type { Engine } from './engine';
import { byText, one, type Visitor } from './visitor';

const heading = 'document.getElementById("plan-title")';
const pressed = (field: string) =>
  `[...document.querySelectorAll('[data-field=${field}][aria-pressed=true]')].map(({ dataset }) => dataset.code).join('.')`;
/** Whether the plan's heading has the focus and stands in the window. */
const isAtPlan = `(() => {
  const { top, bottom } = ${heading}.getBoundingClientRect();
  return document.activeElement === ${heading} && top >= 0 && bottom <= innerHeight;
})()`;

/** Whether an element, scrolled into view, has been at one place for ten frames; WebKit does not anchor the view. */
const rests = (element: string) => `await (async () => {
  const places = new Set();
  for (let frame = 0; frame < 10; frame++) {
    ${element}.scrollIntoView({ block: 'center', behavior: 'instant' });
    places.add(${element}.getBoundingClientRect().y);
    await new Promise(requestAnimationFrame);
  }
  return places.size === 1;
})()`;

/** What addresses do to choices: links to plans, Back, copied links. Engines differ in what they restore. */
export function checkAddresses(given: () => { engine: Engine; visitor: Visitor }) {
  test('a link whose start is over opens its plan, and of answers that contradict each other the marking counts', async () => {
    const { engine, visitor } = given();
    await visitor.visit('/planner#v=2&buyers=DE&products=drones&data=NOT_TOLD.CUI&start=2026-01');
    await visitor.until(heading, 'the plan');
    assert.equal(await engine.evaluate(pressed('data')), 'CUI');
    const said = await engine.evaluate<string>('document.getElementById("plan").textContent');
    assert.match(said, /January 2026, is over\. The plan now starts in /);
    assert.match(said, /A marking was named, so “Not told yet” no longer counts\./);
    await visitor.until('location.hash === "#v=2&buyers=DE&products=drones&data=CUI"');
  });

  test('a worked plan opens in view, with the focus on its heading; at the bare address nothing is answered', async () => {
    const { engine, visitor } = given();
    await visitor.visit('/planner');
    const link = one('#danish-drones a[href^="#v="]');
    await engine.evaluate(`(${link}.closest('details').open = true)`);
    await visitor.click(link);
    await visitor.until(isAtPlan, 'focus on the heading');
    await engine.evaluate('history.back()');
    await visitor.until(`!location.hash && !${heading} && ${pressed('buyers')} === ''`, 'nothing answered');
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

  test('after start over and undo the first click counts, and what was said of a copied link is said of that plan alone', async () => {
    const { engine, visitor } = given();
    await visitor.visit('/planner#v=2&buyers=DK&products=drones&data=RESTRICTED');
    const said = byText('#plan [role=status]', '');
    await visitor.until(heading, 'the plan');
    await visitor.click(byText('#plan button', planCopy.tools.copy));
    await visitor.until(`${said}.textContent`, 'an answer to the press');
    await visitor.click(one('[data-code=UA][data-field=homeCountry]'));
    await visitor.until(`location.hash.includes('seat=UA') && !${said}.textContent`, 'nothing is said');
    await visitor.click(byText('#plan button', planCopy.tools.restart));
    // The plan's details come and go a moment after its sentence, above what is pressed here.
    const details = byText('h2, h3', planCopy.order.title);
    await visitor.until(`!${heading} && !${details}`, 'no plan');
    await visitor.click(byText('button', barCopy.undo));
    await visitor.until(heading, 'the plan again');
    await visitor.until(details, 'the details');
    const fold = byText('summary', rulesCopy.edges);
    await visitor.until(rests(fold), 'the fold rests');
    const isOpen = await engine.evaluate(`${fold}.parentElement.open`);
    await visitor.click(fold);
    await visitor.until(`${fold}.parentElement.open !== ${isOpen}`, 'the click counts');
  });
}
