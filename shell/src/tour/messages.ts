import { PRODUCT } from '@ariane/shared/catalogue'

/** A step of the first visit; `at` is the menu entry that it explains. */
type Step = { text: string; at?: string }

const pupil: readonly Step[] = [
  {
    text: `Bonjour ! ${PRODUCT.name} vous aide à comprendre vos leçons, à réviser et à vous organiser. Faisons le tour, en une minute.`,
  },
  {
    at: '/',
    text: 'Sur le tableau de bord, commencez un parcours : vous choisissez la matière et le chapitre, et les exercices se corrigent tout de suite.',
  },
  { at: '/objectives', text: 'Dans Objectifs, vous décidez ce que vous voulez réussir, par petites étapes.' },
  { at: '/scolaire', text: 'Dans Scolaire, vous avez votre semaine, vos révisions et l’aide aux devoirs.' },
  {
    at: '/settings/aide',
    text: 'Dans Aide, chaque chose est expliquée, et vous y trouvez aussi à qui parler quand quelque chose ne va pas. Bonne visite !',
  },
]

const manager: readonly Step[] = [
  {
    text: `Bonjour ! ${PRODUCT.name} accompagne vos élèves de la 6ème à la 3ème. Voici votre rôle, en une minute.`,
  },
  {
    at: '/',
    text: 'Le tableau de bord montre la semaine de chacun de vos élèves, et d’abord qui a besoin d’aide. Vous y créez des comptes, ou importez une classe entière.',
  },
  {
    at: '/profile',
    text: `«\u00a0Voir comme un élève\u00a0» ouvre ${PRODUCT.name} comme il le voit. Il lit dans son profil que vous êtes passé : rien ne se fait en cachette.`,
  },
  {
    at: '/settings/aide',
    text: 'Préparez un parcours dans Révisions et proposez-le à plusieurs élèves. Tout est expliqué dans Aide. Bonne visite !',
  },
]

const parent: readonly Step[] = [
  {
    text: `Bonjour ! ${PRODUCT.name} accompagne vos enfants de la 6ème à la 3ème. Voici votre place, en une minute.`,
  },
  {
    at: '/',
    text: 'Votre accueil montre la semaine de chacun : ses jours de séance, ce qui arrive, et ce que ses professeurs vous écrivent.',
  },
  {
    at: '/profile',
    text: `«\u00a0Voir la page d’un enfant\u00a0» ouvre ${PRODUCT.name} comme il la voit. Il lit dans son profil que vous êtes passé, et ses conversations avec un professeur restent à lui.`,
  },
  { at: '/settings/aide', text: 'Tout est expliqué dans Aide. Bonne visite !' },
]

export const messages = {
  title: 'Première visite',
  step: (n: number, total: number) => `Étape ${n} sur ${total}`,
  back: 'Étape précédente',
  next: 'Étape suivante',
  end: 'Terminer la visite',
  skip: 'Passer la visite',
  steps: { pupil, manager, parent },
}
