import { PRODUCT } from '@ariane/shared/catalogue'

const count = (n: number, one: string, many: string) => `${n} ${n > 1 ? many : one}`

export const messages = {
  loading: 'Chargement des exercices…',
  failure: 'Les exercices n’ont pas pu être chargés.',
  tooMany: 'Trop d’essais depuis cette connexion. Attendez une minute, puis réessayez.',
  home: 'Revenir à l’accueil',
  register: 'Créer mon compte',
  position: (n: number, total: number) => `Question ${n} sur ${total}`,
  short: (n: number, total: number) => `${n} sur ${total}`,
  place: (subject: string, grade: string) => `${subject}, ${grade}`,
  change: 'Changer de sujet',
  close: 'Garder ce sujet',
  choice: 'Choisir un sujet',
  grade: 'Classe',
  subject: 'Matière',
  topic: 'Chapitre',
  unreviewed: 'Contenu non relu par un enseignant',
  done: 'Votre essai est terminé',
  result: (right: number, total: number) =>
    right === 0
      ? 'Rien du premier coup cette fois : ces questions reviendront dans votre carnet d’erreurs si vous les gardez.'
      : `${count(right, 'bonne réponse', 'bonnes réponses')} du premier coup sur ${total}.`,
  keepTitle: 'Garder ces réponses',
  keep: `Elles sont seulement dans cet onglet. Avec un compte, ${PRODUCT.name} les corrige à nouveau, les met dans vos révisions avec la leçon du chapitre, et vous repose plus tard ce que vous avez manqué.`,
  own: {
    finish: 'Terminer',
    done: 'Voilà un bon début',
    keepTitle: 'Gardé dans votre compte',
    keep: `${PRODUCT.name} met vos réponses dans vos révisions, avec la leçon du chapitre, et vous repose plus tard ce que vous avez manqué.`,
  },
  again: 'D’autres exercices',
  keeping: 'Vos premiers exercices arrivent dans votre compte…',
  kept: (right: number, answered: number) =>
    `Vos premiers exercices sont gardés : ${right} sur ${answered} du premier coup. La suite du parcours vous attend.`,
  continue: 'Continuer ce parcours',
  keptFailure: 'Vos premiers exercices n’ont pas pu être repris dans votre compte.',
  retry: 'Réessayer',
} as const
