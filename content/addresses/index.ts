import { authorities } from './authorities';
import { bodies } from './bodies';
import { buyerAddresses } from './buyers';
import { forms } from './forms';
import { laws } from './laws';
import { registers } from './registers';
import { standards } from './standards';
import { tools } from './tools';
import type { Address } from './types';

const records = { ...registers, ...laws, ...standards, ...authorities, ...buyerAddresses, ...forms, ...bodies, ...tools } as const satisfies Record<string, Address>;

/** Addresses by source file, so that an error message can name the file. */
export const addressFiles: Readonly<Record<string, Readonly<Record<string, Address>>>> = { registers, laws, standards, authorities, buyerAddresses, forms, bodies, tools };

/** Id of an address; any other fails the type check. */
export type AddressId = keyof typeof records;

/** All official addresses that the site links to, by id. */
export const addresses: Readonly<Record<AddressId, Address>> = records;
