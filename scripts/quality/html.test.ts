import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import config from '../../.htmlvalidate.cjs';

const validator = new HtmlValidate(new StaticConfigLoader(config));
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;
const findings = async (body: string) =>
  (await validator.validateString(page(body), 'out/page.html')).results.flatMap(({ messages }) =>
    messages.map(({ ruleId }) => ruleId),
  );

test('a page without a fault passes, with a named list and a drawn bar', async () => {
  const bar = '<div role="progressbar" aria-label="Bar" aria-valuenow="60"></div>';
  expect(await findings(`<ol aria-label="Stops"><li>One</li></ol>${bar}`)).toEqual([]);
});

test.each([
  ['element-permitted-content', '<details><summary><div>Row</div></summary></details>'],
  ['wcag/h71', '<fieldset aria-label="Filter"><button type="button">All</button></fieldset>'],
  ['no-dup-id', '<p id="one">1</p><p id="one">2</p>'],
  ['no-missing-references', '<section aria-labelledby="none">Part</section>'],
  ['text-content', '<button type="button"></button>'],
  ['wcag/h37', '<img src="/map.svg">'],
  ['heading-level', '<h4>Too deep</h4>'],
  ['close-order', '<p><b>Bold</p></b>'],
])('%s is found', async (rule, body) => {
  expect(await findings(body)).toContain(rule);
});
