/** Checks the model's invariants for every combination of single options with up to two buyers and two products. */
import { checkCombinations } from './enumeration';

const start = Date.now();
const { plans, faults } = checkCombinations(1, (fault) => console.error(`planner: ${fault}`));
console.log(`planner: ${plans} plans, ${faults} faults, ${Math.round((Date.now() - start) / 1000)} s`);
process.exitCode = faults > 0 ? 1 : 0;
