/** Text alternatives of the drawings. A name in braces is a placeholder for a value from the drawn record. */
export const drawingLabels = {
  caliper:
    'Vernier caliper set to {weeks} weeks over a shaft with steps of {steps} weeks. A dashed jaw marks {shortest} weeks, the shortest time.',
  motorMount: 'Drawing of a motor mount in two views: plan with four bolt holes, and section.',
  padPlan: 'Foundation plan with six numbered pads, set out along one line',
  lock: 'Long section of a pin tumbler lock. All six pins are at the shear line, so the key can turn.',
  lockFlight:
    'Long section of a flight of four locks: the line rises through three gates, one chamber for each three weeks',
  transportCase:
    'Transport case with three numbered volumes lifted out: portfolio, contract file and bid file',
  draftStack: 'Exploded stack of five draft documents, one for each station',
  officeMap: 'Map: a line runs from {from}, {fromStatus}, to {to}, {toStatus}.',
  services: {
    investment: 'Elevation of a viaduct that carries the line across a gap, from prototype to first contract',
    consultancy:
      'Elevation of a levelling instrument: the line passes through the telescope to a staff and shows the height between company and standard',
    partnership:
      'Elevation of a cantilever bridge: two arms reach out from both banks and carry a suspended span between them',
  },
} as const;
