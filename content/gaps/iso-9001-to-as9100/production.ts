import type { ClauseGroup } from '../types';

export const production: ClauseGroup = {
  id: 'production',
  number: '8.5',
  name: 'Production',
  rows: [
    {
      id: 'row-27',
      asked: '8.5.1',
      held: '8.5.1',
      need: 'Controlled conditions add workmanship criteria, part count, proof of completed steps and foreign object control. A sampling plan for acceptance rests on recognized statistics and fits criticality and process capability.',
      state: 'extend',
      record: 'Travelers, foreign object rules, sampling plans with their reason',
      roles: ['productionLead'],
      effort: 'M',
      certainty: 'common-practice',
    },
    { id: 'row-28', asked: '8.5.1.1', held: '8.5.1', need: 'Validate and maintain equipment, tools and programs before use and in storage.', state: 'extend', record: 'Tool and program release records', roles: ['productionLead'], effort: 'M', certainty: 'common-practice', headingIn: ['as9100'] },
    { id: 'row-29', asked: '8.5.1.2', held: '8.5.1', need: 'Special processes: criteria, approval, qualified people, monitoring, records.', state: 'extend', record: 'Process approvals; customer or Nadcap approval if asked', roles: ['productionLead'], effort: 'M', certainty: 'common-practice', headingIn: ['as9100'] },
    { id: 'row-30', asked: '8.5.1.3', held: '8.5.1', need: 'Prove the process on a first item and again after relevant changes.', state: 'new', record: 'First article report, usually AS9102', roles: ['inspector', 'productionLead'], effort: 'M', certainty: 'second-hand', sources: ['as9102'], headingIn: ['as9100'] },
    { id: 'row-31', asked: '8.5.2', held: '8.5.2', need: 'Know each item’s configuration, control stamps and electronic signatures, trace to the level asked.', state: 'extend', record: 'One unit traced; stamp register', roles: ['productionLead'], effort: 'M', certainty: 'common-practice' },
    { id: 'row-32', asked: '8.5.3', held: '8.5.3', need: 'Customer and provider property carries over.', state: 'reuse', record: 'Property list', roles: ['stores'], effort: 'S', certainty: 'common-practice', headingIn: ['as9100'] },
    { id: 'row-33', asked: '8.5.4', held: '8.5.4', need: 'Preservation adds foreign objects, shelf life, sensitive and hazardous goods.', state: 'extend', record: 'Shelf-life list, storage audit', roles: ['stores'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-34',
      asked: '8.5.5–8.5.6',
      held: '8.5.5–8.5.6',
      need: 'Collect service data, investigate problems after delivery; named people approve production changes.',
      state: 'extend',
      record: 'Field report log; change approvals',
      roles: ['qualityManager', 'productionLead'],
      effort: 'S',
      certainty: 'common-practice',
    },
  ],
};
