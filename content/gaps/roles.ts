/** Roles in a company of 30 people. One person may have several, except quality management together with its audit. */
export const roleNames = {
  managingDirector: 'Managing director',
  qualityManager: 'Quality manager',
  projectManager: 'Project or contract manager',
  headOfEngineering: 'Head of engineering',
  productionLead: 'Production lead',
  inspector: 'Inspector',
  buyer: 'Buyer',
  stores: 'Stores',
  sales: 'Sales',
  internalAuditor: 'Internal auditor',
  office: 'Office',
  itAdministrator: 'IT administrator',
  securityLead: 'Security lead',
  facilityLead: 'Facility lead',
  hrManager: 'HR and office manager',
  programManager: 'Program manager',
  exportCounsel: 'Export counsel',
} as const;
export type GapRole = keyof typeof roleNames;
