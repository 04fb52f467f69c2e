/** Exercises for somebody without an account. */
export const TRIAL_PATH = '/essai'
/** Pages that the law asks for, readable by everybody. */
export const LEGAL_PATHS = ['/settings/confidentialite', '/settings/mentions', '/settings/accessibilite'] as const

/** Whether somebody without a session sees the welcome page at this address: everywhere but on the few public pages. */
export const isWelcomePath = (pathname: string): boolean => ![TRIAL_PATH, ...LEGAL_PATHS].includes(pathname)
