import type { SchoolFailureCode } from '@ariane/shared/contracts'

/** Version of a PRONOTE server: year, minor, patch. */
export type Version = readonly [number, number, number]

/** How a server of a version speaks. */
export interface Dialect {
  /** The first version that speaks so. */
  from: Version
  /** Versions on which it was seen. */
  seen: readonly string[]
  /** Where this is public. */
  source: string
  /** Names of the fields of an envelope. */
  order: 'numeroOrdre' | 'no'
  name: 'nom' | 'id'
  sealed: 'donneesSec' | 'dataSec'
  data: 'donnees' | 'data'
  signature: '_Signature_' | 'Signature'
  /** Whether the page says what to do (`CrA`, `CoA`) or what to skip (`sCrA`, `sCoA`). */
  flags: 'do' | 'skip'
  /** Wrapped: encrypted with noise between its characters. Bare: as it stands; some of these servers still wrap. */
  challenge: 'wrapped' | 'bare_or_wrapped'
}

const FIRST = {
  order: 'numeroOrdre',
  name: 'nom',
  sealed: 'donneesSec',
  data: 'donnees',
  signature: '_Signature_',
  flags: 'skip',
  challenge: 'wrapped',
} as const
const INNER = { ...FIRST, data: 'data', signature: 'Signature' } as const
const OUTER = { ...INNER, order: 'no', name: 'id', sealed: 'dataSec', flags: 'do' } as const

/** What changes from version to version, the oldest first. A new September is a new row here, and one in the simulator. */
export const DIALECTS: readonly Dialect[] = [
  { ...FIRST, from: [2024, 3, 0], seen: ['2024.3.8'], source: 'bain3/pronotepy, PRONOTE protocol.md' },
  {
    ...INNER,
    from: [2024, 3, 9],
    seen: ['2024.3.9'],
    source: 'LiterateInk/Pawnote.js, src/api/private/api-properties.ts',
  },
  {
    ...OUTER,
    from: [2025, 1, 3],
    seen: ['2025.1.3', '2025.2.5', '2026.2.4'],
    source: 'bain3/pronotepy, pronotepy/pronoteAPI.py; its issue 343 for 2026.2.4',
  },
  {
    ...OUTER,
    from: [2026, 2, 5],
    seen: ['2026.2.5', '2026.2.7'],
    source: 'bain3/pronotepy, issues 346 and 348, pull request 347',
    challenge: 'bare_or_wrapped',
  },
]
/** The newest server that pupils are known to enter (public reports of September 2026). */
const NEWEST: Version = [2026, 2, 7]

/** What is the same for all of them until one is seen that differs. */
export const PROTOCOL = {
  /** The page of the pupils' space, with what makes it open without an ENT. */
  page: 'mobile.eleve.html?fd=1&login=true&bydlg=A6ABB224-12DD-4E31-AD3E-8A39A1C2C335',
  school: 'infoMobileApp.json?id=0D264427-EEFC-4810-A9E9-346942A862A4',
  calls: 'appelfonction',
  /** As the application on a phone names itself: other browsers get the desktop's pages. */
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 PRONOTE Mobile APP',
  messages: {
    parameters: 'FonctionParametres',
    identify: 'Identification',
    authenticate: 'Authentification',
    secondFactor: 'SecurisationCompteDoubleAuth',
    account: 'ParametresUtilisateur',
    timetable: 'PageEmploiDuTemps',
    homework: 'PageCahierDeTexte',
    /** LiterateInk/Pawnote.js, src/api/assignment-status.ts. */
    mark: 'SaisieTAFFaitEleve',
    /** There too: src/api/grades-overview.ts, notebook.ts and news.ts. */
    grades: 'DernieresNotes',
    absences: 'PagePresence',
    news: 'PageActualites',
  },
  tabs: { timetable: 16, homework: 88, documents: 89, grades: 198, absences: 19, news: 8 },
  /** Kinds of what stands in the list of absences: src/decoders/notebook.ts there. */
  absences: { absence: 13, delay: 14 },
  /** LiterateInk/Pawnote.js, src/decoders/attachment.ts: where documents lie, and their kinds; 10 MB is our own limit. */
  files: 'FichiersExternes',
  documents: { link: 0, file: 1, maxBytes: 10 * 2 ** 20 },
  /** Of a thing that is changed: src/models/entity-state.ts there. */
  changed: 2,
  /** Both known forms of a challenge are blocks of AES in hexadecimal; the known modes are off and on. */
  challenge: /^(?:[0-9a-f]{32})+$/i,
  modes: [0, 1, false, true] as readonly unknown[],
  /** What `actionsDoubleAuth` asks for; the others (choose a password, choose a method) need the school's own page. */
  actions: { pin: 3, device: 5 },
  /** `Acces`: a wrong secret (1) is for the caller to name. */
  access: new Map<number, SchoolFailureCode>([
    [2, 'access_denied'],
    [3, 'access_denied'],
    [4, 'access_denied'],
    [5, 'access_denied'],
    [6, 'account_suspended'],
    [7, 'access_denied'],
    [8, 'access_denied'],
    [9, 'action_needed'],
    [10, 'account_suspended'],
  ]),
  wrongSecret: 1,
  /** Codes of `Erreur`: not allowed, the session is gone, or this server asked too often. */
  errors: new Map<number, SchoolFailureCode>([
    [3, 'access_denied'],
    [10, 'service_busy'],
    [22, 'service_busy'],
    [25, 'service_suspended'],
  ]),
  expired: 'La page a expir',
  /** Sentences of a page in place of a space. */
  sentences: [
    ['Votre adresse IP est provisoirement suspendue', 'service_suspended'],
    ["Le site n'est pas disponible", 'school_closed'],
    ['Le site est momentanément indisponible', 'service_busy'],
  ],
} as const

const isAtLeast = (version: Version, wanted: Version): boolean => {
  const i = version.findIndex((part, at) => part !== wanted[at])
  return i === -1 || (version[i] ?? 0) > (wanted[i] ?? 0)
}

/** How a server speaks: an older or newer one than those seen is spoken to like the nearest. */
export function chooseDialect(version: Version): Dialect {
  const dialect = DIALECTS.findLast(({ from }) => isAtLeast(version, from)) ?? DIALECTS[0]
  if (!dialect) throw new Error('no dialect')
  return dialect
}

/** Whether servers from before and after are known, so that this one is believed when it calls a password wrong. */
export const isKnown = (version: Version): boolean =>
  isAtLeast(NEWEST, version) && DIALECTS.some(({ from }) => isAtLeast(version, from))
