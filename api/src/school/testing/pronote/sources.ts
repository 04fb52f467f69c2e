const PROTOCOL = 'bain3/pronotepy, PRONOTE protocol.md'
const PRONOTEPY = 'bain3/pronotepy, pronotepy'
const PAWNOTE = 'LiterateInk/Pawnote.js, src/api'

/** Where each thing that is simulated is public: what the simulator says comes from there, never from the client beside it. */
export const SOURCES = {
  'mobile.eleve.html': `${PROTOCOL} « Session creation, Step 1 »; bain3/pronotepy issue 343 for pages since 2026.2.4`,
  'infoMobileApp.json': `${PRONOTEPY}/ent; LiterateInk/Pawnote.js, src/models/instance`,
  FonctionParametres: `${PROTOCOL} « Session creation, Step 2 »; ${PAWNOTE}/private/instance-parameters.ts`,
  Identification: `${PROTOCOL} « Login, Step 1 »; ${PAWNOTE}/private/identify.ts; bain3/pronotepy issues 346 and 348`,
  Authentification: `${PROTOCOL} « Login, Step 3 »; ${PAWNOTE}/private/authenticate.ts`,
  SecurisationCompteDoubleAuth: `${PAWNOTE}/security-check-pin.ts and ${PAWNOTE}/security-save.ts`,
  ParametresUtilisateur: `${PROTOCOL} « Getting general user data »; ${PAWNOTE}/private/user-parameters.ts`,
  PageEmploiDuTemps: `${PROTOCOL} « Getting the timetable »; ${PAWNOTE}/timetable.ts; ${PRONOTEPY}/dataClasses.py`,
  PageCahierDeTexte: `${PAWNOTE}/private/homework.ts, ${PAWNOTE}/assignments.ts and ${PAWNOTE}/resources.ts; ${PRONOTEPY}/dataClasses.py`,
  SaisieTAFFaitEleve: `${PAWNOTE}/assignment-status.ts; ${PRONOTEPY}/dataClasses.py, Homework.set_done`,
  DernieresNotes: `${PAWNOTE}/grades-overview.ts; LiterateInk/Pawnote.js, src/decoders/grade.ts`,
  PagePresence: `${PAWNOTE}/notebook.ts; LiterateInk/Pawnote.js, src/decoders/notebook-absence.ts and notebook-delay.ts`,
  PageActualites: `${PAWNOTE}/news.ts; LiterateInk/Pawnote.js, src/decoders/news-item.ts and news-question.ts`,
  FichiersExternes: `LiterateInk/Pawnote.js, src/decoders/attachment.ts; ${PRONOTEPY}/dataClasses.py, Attachment`,
} as const

/** A message that a client may send. */
export type MessageName = Exclude<keyof typeof SOURCES, 'mobile.eleve.html' | 'infoMobileApp.json' | 'FichiersExternes'>
