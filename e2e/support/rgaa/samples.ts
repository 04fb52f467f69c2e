/** A path of one module of a place in the catalogue. */
export type SampleModule = { type: string; title: string; place: { chapterId: string; subChapterId?: string } }

/** A screen of the sample: the statement of accessibility names the same ones. */
export type Sample = {
  name: string
  as: 'nobody' | 'camille-demo'
  /** Where it opens: an address, what lies over the welcome page until Escape, or a module in a player. */
  at: { path: string } | { dialog: 'sign-in' | 'registration' } | { module: SampleModule; hasFrame: boolean }
}

const nobody = (name: string, at: Sample['at']): Sample => ({ name, as: 'nobody', at })
const pupil = (name: string, path: string): Sample => ({ name, as: 'camille-demo', at: { path } })
const played = (name: string, module: SampleModule, hasFrame: boolean): Sample => ({
  name,
  as: 'camille-demo',
  at: { module, hasFrame },
})

/** With figures. */
const LESSON = { chapterId: 'math-4-geometrie', subChapterId: 'math-4-pythagore' }
const EXERCISE = { chapterId: 'hist-4-reperes' }

export const SAMPLES: readonly Sample[] = [
  nobody('accueil', { path: '/' }),
  nobody('connexion', { dialog: 'sign-in' }),
  nobody('inscription', { dialog: 'registration' }),
  nobody('confidentialité', { path: '/settings/confidentialite' }),
  pupil('tableau de bord', '/'),
  pupil('parcours', '/revisions'),
  played('leçon', { type: 'ADVANCED_TEXT', title: 'Le cours', place: LESSON }, false),
  played('exercices', { type: 'TRUE_FALSE', title: 'Le quiz', place: EXERCISE }, true),
  pupil('semaine', '/scolaire'),
  pupil('devoirs', '/homework'),
  pupil('objectifs', '/objectives'),
  pupil('discussion', '/chat'),
  pupil('profil', '/profile'),
  pupil('paramétrage', '/settings'),
  pupil('aide', '/settings/aide'),
  pupil('plan du site', '/settings/plan'),
  pupil('déclaration', '/settings/accessibilite'),
]

/** Over what is behind it, until Escape. */
export const isDialog = ({ at }: Sample): boolean => 'dialog' in at

/** It takes the whole window until it is left: no menu beside it. */
export const isWhole = ({ at }: Sample): boolean => 'module' in at

/** It has a frame of an activity. */
export const hasFrame = ({ at }: Sample): boolean => 'module' in at && at.hasFrame
