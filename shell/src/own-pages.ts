import { helpEntry, operatorEntry } from './layout/menu-entries.ts'
import { LEGAL } from './legal/addresses.ts'

/** What an operator does and looks after. */
export const INSTALLATION_PATH = operatorEntry.to

/** The operator's page on how the suite is. */
export const HEALTH_PATH = '/settings/etat'

export const SITE_MAP_PATH = '/settings/plan'

const ownPages: readonly string[] = [helpEntry.to, INSTALLATION_PATH, HEALTH_PATH, SITE_MAP_PATH, ...Object.keys(LEGAL)]

/** Whether the shell itself draws the page at an address, although a remote owns the addresses around it. */
export const isOwnPage = (address: string): boolean => ownPages.includes(address)
