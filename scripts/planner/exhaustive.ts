/** Every combination of single choices with up to two buyers and two products, against the model's invariants. */
import { enumerate } from './enumeration';

const began = Date.now();
const { plans, faults } = enumerate(1, (fault) => console.error(`planner: ${fault}`));
console.log(`planner: ${plans} plans, ${faults} faults, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = faults > 0 ? 1 : 0;
