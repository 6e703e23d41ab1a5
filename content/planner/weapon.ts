/** First step for a weapon; used by a rule and by its gate. */
export const stopFirst =
  'Stop before the prototype. In most countries you need a separate permit to make or assemble a weapon, and doing so without a permit is a crime.';
/** First step while it is open whether the product is a weapon; used by a rule and by its gate. */
export const freezeFirst =
  'Settle this first, and add no warhead, fuze, launcher or targeting software until the authority has answered.';
