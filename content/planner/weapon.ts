/** First step for a weapon, or for an open weapon question; used by a rule and by its gate. */
export const stopFirst =
  'Stop before the prototype. In most nations making or assembling it needs a permit of its own, and breaking this is a crime.';
export const freezeFirst =
  'Freeze the design question first: no warhead, fuze, launcher or target software until the authority has answered.';
