/** A screen on the contact sheet, and who opens it on the demonstration's server. */
export type Page = {
  name: string
  /** `{path}` is the id of a path of the demonstration that was begun. */
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
  { name: 'carnet', path: '/revisions/erreurs', as: 'camille-demo' },
  { name: 'creation', path: '/revisions?creation=nouveau', as: 'camille-demo' },
  { name: 'lecteur', path: '/path/{path}', as: 'camille-demo' },
  { name: 'scolaire', path: '/scolaire', as: 'camille-demo' },
  { name: 'devoirs', path: '/homework', as: 'camille-demo' },
  { name: 'objectifs', path: '/objectives', as: 'camille-demo' },
  { name: 'chat', path: '/chat', as: 'camille-demo' },
  { name: 'parametrage', path: '/settings', as: 'camille-demo' },
  { name: 'profil', path: '/profile', as: 'camille-demo' },
  { name: 'aide', path: '/settings/aide', as: 'camille-demo' },
  { name: 'prof-accueil', path: '/', as: 'prof-demo' },
  { name: 'prof-eleves', path: '/profile/eleves', as: 'prof-demo' },
  { name: 'prof-classes', path: '/classes', as: 'prof-demo' },
  { name: 'parent-accueil', path: '/', as: 'parent-demo' },
  { name: 'parent-resume', path: '/?resume=0', as: 'parent-demo' },
]

export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
export const SCHEMES = ['light', 'dark'] as const
