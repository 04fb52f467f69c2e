import type { SchoolFailureCode, SchoolPart } from '@ariane/shared/contracts'

/** What changes between versions of EcoleDirecte, and where each thing is public. A new September is changed here. */
export const PROTOCOL = {
  host: 'https://api.ecoledirecte.com/v3',
  /** Of the web application whose calls these are; the service refuses old ones with `refusedVersion`. */
  clientVersion: '4.75.0',
  /** The same calls were seen under these: EduWireApps/ecoledirecte-api-docs issue 47, hacf-fr/hass-ecoledirecte issue 79. */
  seen: ['4.70.0', '4.75.0', '4.79.0'],
  /** One and the same from the first call to the last: the service ties a session to it (the same docs, « NOTE IMPORTANTE »). */
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  /** EduWireApps/ecoledirecte-api-docs pull request 46 for the first, issue 53 for the last. */
  cookie: 'GTK',
  headers: { gtk: 'x-gtk', token: 'x-token', twoFactor: '2fa-token' },
  paths: {
    open: 'login.awp?gtk=1',
    login: 'login.awp',
    question: 'connexion/doubleauth.awp?verbe=get',
    answer: 'connexion/doubleauth.awp?verbe=post',
    timetable: (pupil: number) => `E/${pupil}/emploidutemps.awp?verbe=get`,
    homework: (pupil: number) => `Eleves/${pupil}/cahierdetexte.awp?verbe=get`,
    day: (pupil: number, day: string) => `Eleves/${pupil}/cahierdetexte/${day}.awp?verbe=get`,
    /** README « Notes », « Vie scolaire », « Timeline commune ». */
    grades: (pupil: number) => `eleves/${pupil}/notes.awp?verbe=get`,
    absences: (pupil: number) => `eleves/${pupil}/viescolaire.awp?verbe=get`,
    news: (pupil: number) => `E/${pupil}/timelineAccueilCommun.awp?verbe=get`,
    mark: (pupil: number) => `Eleves/${pupil}/cahierdetexte.awp?verbe=put`,
    /** Of homework and lessons: README « Téléchargement ». */
    file: (id: string) =>
      `telechargement.awp?verbe=get&fichierId=${encodeURIComponent(id)}&leTypeDeFichier=FICHIER_CDT`,
  },
  /** `code` of an answer. Without its cookie the service calls every password wrong. */
  fine: 200,
  asks: 250,
  wrong: 505,
  /** What answers a token for signing in that serves no more: besides `wrong`, no token and one that is over. */
  deadToken: [505, 520, 525] as readonly number[],
  refusedVersion: 517,
  codes: new Map<number, SchoolFailureCode>([
    [403, 'access_denied'],
    [225, 'protocol_changed'],
    [517, 'protocol_changed'],
    [520, 'service_busy'],
    // A charter to sign.
    [521, 'action_needed'],
    [525, 'service_busy'],
    [535, 'school_closed'],
  ]),
  suspended: /bloqu|suspend|désactiv/i,
  /** Of a document; our own limit. */
  maxBytes: 10 * 2 ** 20,
  /** `typeCompte` of a pupil, and the modules that hold what is read. */
  pupil: 'E',
  /**
   * What a sign-in with a token says in place of a password: EduWireApps/ecoledirecte-api-docs README « Authentification type
   * "mobile" », and LiterateInk/Pawdirecte, src/api/login.ts `refresh`, for the password that is none.
   */
  again: { isReLogin: true, motdepasse: '???', typeCompte: 'E' },
  modules: new Map<string, SchoolPart>([
    ['EDT', 'timetable'],
    ['CAHIER_DE_TEXTES', 'homework'],
    ['NOTES', 'grades'],
    ['VIE_SCOLAIRE', 'absences'],
  ]),
}
