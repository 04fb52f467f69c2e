const DOCS = 'EduWireApps/ecoledirecte-api-docs'

/** Where each call that is simulated is public. */
export const SOURCES = {
  'login.awp?gtk=1': `${DOCS} pull request 46`,
  'login.awp': `${DOCS} README « Login », « Concernant la connexion QCM », « Authentification type "mobile" »; issue 47; LiterateInk/Pawdirecte, src/api/login.ts and src/decoders/account.ts`,
  'connexion/doubleauth.awp': `${DOCS} README « Concernant la connexion QCM »; issues 42 and 53`,
  'emploidutemps.awp': `${DOCS} README « Emploi du temps »`,
  'cahierdetexte.awp': `${DOCS} README « Cahier de texte »`,
  'cahierdetexte.awp?verbe=put': `${DOCS} README « Cahier de texte », « Marque des devoirs comme faits »; LiterateInk/Pawdirecte, src/api/student/homeworks.ts`,
  'notes.awp': `${DOCS} README « Notes »`,
  'viescolaire.awp': `${DOCS} README « Vie scolaire »`,
  'timelineAccueilCommun.awp': `${DOCS} README « Timeline commune »`,
  'telechargement.awp': `${DOCS} README « Téléchargement »; LiterateInk/Pawdirecte, src/api/student/files.ts`,
  'cahierdetexte/day.awp': `${DOCS} README « Cahier de texte »`,
} as const

/** A call that a client may make. */
export type CallName = keyof typeof SOURCES
