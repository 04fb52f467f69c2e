import { isPersonName } from '@ariane/shared/contracts/names'

/** Longer ones are sentences more often than names. */
const MAX_MAILED_CHARS = 60

/** The name as a mail may hold it: names from before the rule, and names of accounts, are left out when they are none. */
export const mailName = (name: string, otherwise: string): string =>
  name.length <= MAX_MAILED_CHARS && isPersonName(name) ? name : otherwise
