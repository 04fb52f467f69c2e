import { helpEntry } from './layout/menu-entries.ts'
import { LEGAL } from './legal/addresses.ts'

/** What runs and what failed, for the operator. */
export const HEALTH_PATH = '/settings/etat'

const ownPages: readonly string[] = [helpEntry.to, HEALTH_PATH, ...Object.keys(LEGAL)]

/** Whether the shell itself draws the page of an address, though a remote has the addresses around it. */
export const isOwnPage = (address: string): boolean => ownPages.includes(address)
