/**
 * Prints the plan for a set of answers: `npm run plan -- '{"v":2,"buyers":["DE"],"products":["drones"]}'`. The result does not
 * depend on the clock: the default start is January 2027.
 */
import { planAsJson } from '../../lib/planner/link/json';

const [answers] = process.argv.slice(2);
if (!answers) throw new Error('plan: pass the answers as JSON');
console.log(JSON.stringify(planAsJson(JSON.parse(answers)), null, 2));
