import { helpEntry } from './layout/menu-entries.ts'
import { LEGAL } from './legal/addresses.ts'

/** The operator's page. */
export const HEALTH_PATH = '/settings/etat'

const ownPages: readonly string[] = [helpEntry.to, HEALTH_PATH, ...Object.keys(LEGAL)]

/** Whether the shell itself draws the page at an address, although a remote owns the addresses around it. */
export const isOwnPage = (address: string): boolean => ownPages.includes(address)
