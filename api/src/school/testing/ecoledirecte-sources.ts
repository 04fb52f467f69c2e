const DOCS = 'EduWireApps/ecoledirecte-api-docs'

/** Where each call that is simulated is public. */
export const SOURCES = {
  'login.awp?gtk=1': `${DOCS} pull request 46`,
  'login.awp': `${DOCS} README « Login », « Concernant la connexion QCM »; issue 47`,
  'connexion/doubleauth.awp': `${DOCS} README « Concernant la connexion QCM »; issues 42 and 53`,
  'emploidutemps.awp': `${DOCS} README « Emploi du temps »`,
  'cahierdetexte.awp': `${DOCS} README « Cahier de texte »`,
  'cahierdetexte/day.awp': `${DOCS} README « Cahier de texte »`,
} as const

/** A call that a client may make. */
export type CallName = keyof typeof SOURCES
