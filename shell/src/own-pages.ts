import { help } from './frame/entries.ts'
import { LEGAL } from './legal/addresses.ts'

/** What runs and what failed, for the operator. */
export const HEALTH = '/settings/etat'

const own: readonly string[] = [help.to, HEALTH, ...Object.keys(LEGAL)]

/** Whether the shell itself draws the page of an address, though a remote has the addresses around it. */
export const isOwn = (address: string): boolean => own.includes(address)
