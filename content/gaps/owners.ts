/** Who does the work in a company of 30; one person may hold several of these, never quality and its own audit. */
export const ownerNames = {
  MD: 'Managing director',
  QM: 'Quality manager',
  PM: 'Project or contract manager',
  Eng: 'Head of engineering',
  Prod: 'Production lead',
  Insp: 'Inspector',
  Buyer: 'Buyer',
  Stores: 'Stores',
  Sales: 'Sales',
  IA: 'Internal auditor',
  Office: 'Office',
  IT: 'IT administrator',
  Sec: 'Security lead',
  Facility: 'Facility lead',
  HR: 'HR and office manager',
  Prog: 'Program manager',
  Export: 'Export counsel',
} as const;
export type GapOwner = keyof typeof ownerNames;
