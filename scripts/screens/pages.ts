/** A screen on the contact sheet, and who opens it on the demonstration's server. */
export type Page = {
  name: string
  /** What stands in braces is an id of the demonstration (fill-path.ts). */
  path: string
  as: 'nobody' | 'camille-demo' | 'prof-demo' | 'parent-demo'
}

export const PAGES: readonly Page[] = [
  { name: 'accueil', path: '/', as: 'nobody' },
  { name: 'essai', path: '/essai', as: 'nobody' },
  { name: 'confidentialite', path: '/settings/confidentialite', as: 'nobody' },
  { name: 'tableau-de-bord', path: '/', as: 'camille-demo' },
  { name: 'seance', path: '/?seance=1', as: 'camille-demo' },
  { name: 'revisions', path: '/revisions', as: 'camille-demo' },
  { name: 'demarrage', path: '/revisions?demarrage=1', as: 'camille-demo' },
  { name: 'chapitres', path: '/revisions?demarrage=1&matiere=Mathématiques', as: 'camille-demo' },
  { name: 'carnet', path: '/revisions/erreurs', as: 'camille-demo' },
  { name: 'creation', path: '/revisions?creation=nouveau', as: 'camille-demo' },
  { name: 'lecteur', path: '/path/{path}', as: 'camille-demo' },
  { name: 'lecteur-dans-revisions', path: '/revisions?parcours={path}', as: 'camille-demo' },
  { name: 'scolaire', path: '/scolaire', as: 'camille-demo' },
  { name: 'evenement', path: '/scolaire?ajouter=2026-11-26', as: 'camille-demo' },
  { name: 'devoirs', path: '/homework', as: 'camille-demo' },
  { name: 'devoir', path: '/homework?devoir={homework}', as: 'camille-demo' },
  { name: 'devoir-nouveau', path: '/homework?creation=nouveau', as: 'camille-demo' },
  { name: 'objectifs', path: '/objectives', as: 'camille-demo' },
  { name: 'objectif', path: '/objectives?objectif={objective}', as: 'camille-demo' },
  { name: 'objectif-nouveau', path: '/objectives?nouveau=1', as: 'camille-demo' },
  { name: 'chat', path: '/chat', as: 'camille-demo' },
  { name: 'parametrage', path: '/settings', as: 'camille-demo' },
  { name: 'confort', path: '/settings/confort', as: 'camille-demo' },
  { name: 'connexion', path: '/settings/connexion', as: 'camille-demo' },
  { name: 'profil', path: '/profile', as: 'camille-demo' },
  { name: 'acces', path: '/profile/acces', as: 'camille-demo' },
  { name: 'donnees', path: '/profile/donnees', as: 'camille-demo' },
  { name: 'classes', path: '/classes', as: 'camille-demo' },
  { name: 'progres', path: '/classes/progres', as: 'camille-demo' },
  { name: 'plan', path: '/settings/plan', as: 'camille-demo' },
  { name: 'accessibilite', path: '/settings/accessibilite', as: 'camille-demo' },
  { name: 'aide', path: '/settings/aide', as: 'camille-demo' },
  { name: 'prof-accueil', path: '/', as: 'prof-demo' },
  { name: 'prof-eleves', path: '/profile/eleves', as: 'prof-demo' },
  { name: 'prof-acces', path: '/profile/acces', as: 'prof-demo' },
  { name: 'prof-chat', path: '/chat', as: 'prof-demo' },
  { name: 'prof-classes', path: '/classes', as: 'prof-demo' },
  { name: 'classe', path: '/classes/{class}', as: 'prof-demo' },
  { name: 'classe-eleves', path: '/classes/{class}/eleves', as: 'prof-demo' },
  { name: 'classe-travaux', path: '/classes/{class}/travaux', as: 'prof-demo' },
  { name: 'classe-donner', path: '/classes/{class}/donner', as: 'prof-demo' },
  { name: 'classe-accords', path: '/classes/{class}/accords', as: 'prof-demo' },
  { name: 'classe-messages', path: '/classes/{class}/messages', as: 'prof-demo' },
  { name: 'parent-accueil', path: '/', as: 'parent-demo' },
  { name: 'parent-resume', path: '/?resume=0', as: 'parent-demo' },
  { name: 'parent-enfants', path: '/profile/eleves', as: 'parent-demo' },
  { name: 'parent-chat', path: '/chat', as: 'parent-demo' },
  { name: 'parent-profil', path: '/profile', as: 'parent-demo' },
]

/** How a screen is looked at. */
export type Look = {
  name: string
  width: number
  height: number
  scheme?: 'light' | 'dark'
  /** The few colours that a person has chosen for all pages. */
  forcedColors?: 'active'
  /** Lines, paragraphs, letters and words further apart, as the RGAA gives it. */
  isSpaced?: true
  /** From its middle on, where bars that stay take room, too. */
  isMiddle?: true
  /** Down to its foot, in place of one window. */
  isWhole?: true
}

const PHONE = { width: 390, height: 844 }
const LARGE = { width: 1280, height: 800 }
export const LOOKS: readonly Look[] = [
  { name: '390-light', ...PHONE, scheme: 'light' },
  { name: '1280-light', ...LARGE, scheme: 'light' },
  { name: '390-dark', ...PHONE, scheme: 'dark' },
  { name: '1280-dark', ...LARGE, scheme: 'dark' },
]

/** As people see them who need it otherwise. A window of 1280 px at 400 % is 320 px wide and 256 px high. */
export const INCLUSION_LOOKS: readonly Look[] = [
  { name: 'forced', ...LARGE, forcedColors: 'active', isWhole: true },
  { name: '320', width: 320, height: 568, isWhole: true },
  { name: 'zoom', width: 320, height: 256 },
  { name: 'zoom-middle', width: 320, height: 256, isMiddle: true },
  { name: 'spaced', ...PHONE, isSpaced: true, isWhole: true },
  { name: 'landscape', width: 844, height: 390 },
]
