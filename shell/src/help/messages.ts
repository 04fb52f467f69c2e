import { PRODUCT } from '@ariane/shared/catalogue'

export type Topic = { title: string; steps: readonly string[]; to: string; action: string }

const pupil: readonly Topic[] = [
  {
    title: 'Réviser un chapitre',
    steps: [
      'Touchez «\u00a0Réviser\u00a0», puis une matière et un chapitre, et «\u00a0C’est parti\u00a0».',
      'Vous préférez tout choisir\u00a0? «\u00a0Personnaliser\u00a0» vous laisse régler chaque étape.',
      'Suivez les étapes à votre rythme : vous pouvez vous arrêter et reprendre quand vous voulez.',
      'Sur chaque page, «\u00a0Poser une question\u00a0» vous laisse demander une autre explication.',
    ],
    to: '/revisions',
    action: 'Ouvrir les révisions',
  },
  {
    title: 'Se faire aider pour un devoir',
    steps: [
      'Ouvrez «\u00a0Aide aux devoirs\u00a0» et donnez l’énoncé : une photo, un fichier, un texte ou votre voix.',
      `${PRODUCT.name} vous pose les questions une par une, avec des indices. Essayez d’abord : la solution vient après.`,
    ],
    to: '/homework',
    action: 'Ouvrir l’aide aux devoirs',
  },
  {
    title: 'Suivre sa semaine',
    steps: [
      'Dans Scolaire, ajoutez un cours, un devoir ou un contrôle avec «\u00a0Ajouter\u00a0».',
      'Cochez un devoir quand il est fait.',
      'Si votre collège utilise PRONOTE ou EcoleDirecte, la synchronisation remplit la semaine.',
    ],
    to: '/scolaire',
    action: 'Ouvrir ma semaine',
  },
  {
    title: 'Se fixer un objectif',
    steps: [
      'Dans Objectifs, écrivez ce que vous voulez réussir, puis de petites tâches pour y arriver.',
      'Dites chaque jour si c’est fait. Un objectif dure trois semaines au plus.',
    ],
    to: '/objectives',
    action: 'Ouvrir mes objectifs',
  },
  {
    title: 'Demander à un professeur',
    steps: [
      'Dans Chat Prof, écrivez votre question. Un adulte qui vous suit vous répond.',
      'Personne ne vous suit encore\u00a0? Donnez un code à un adulte\u00a0: Profil, «\u00a0Accès et mot de passe\u00a0».',
    ],
    to: '/chat',
    action: 'Ouvrir le Chat Prof',
  },
  {
    title: 'Lire plus facilement',
    steps: [
      'Thème clair ou sombre, police, espacement, règle de lecture : tout se règle dans Paramétrage, «\u00a0Confort d’affichage\u00a0».',
    ],
    to: '/settings/confort',
    action: 'Régler le confort',
  },
  {
    title: 'Savoir qui voit mon travail',
    steps: [
      'Les adultes qui vous suivent voient votre travail. Vous lisez qui est venu et quand, et vous pouvez arrêter le suivi.',
      'Un mot de passe perdu ? L’adulte qui a créé votre compte peut vous en donner un nouveau.',
    ],
    to: '/profile/acces',
    action: 'Voir qui me suit',
  },
]

const manager: readonly Topic[] = [
  {
    title: 'Ajouter des élèves',
    steps: [
      'Créez un compte à un élève, ou entrez le code qu’il vous donne depuis son profil.',
      'Pour une classe, importez la liste de votre tableur : vous vérifiez chaque ligne, puis vous imprimez les fiches à découper.',
    ],
    to: '/profile/eleves',
    action: 'Ouvrir mes élèves',
  },
  {
    title: 'Voir qui a besoin d’aide',
    steps: [
      'Le tableau de bord montre d’abord les devoirs en retard, puis les devoirs pour demain, les objectifs arrivés à leur date et les alertes.',
      'Touchez une ligne pour ouvrir ce dont elle parle, vu comme l’élève.',
    ],
    to: '/',
    action: 'Ouvrir le tableau de bord',
  },
  {
    title: 'Proposer un parcours à plusieurs élèves',
    steps: [
      'Créez un parcours dans Révisions, puis touchez «\u00a0Proposer\u00a0» sur sa carte et cochez les élèves.',
      'Chacun reçoit sa copie, avec votre nom. Tant qu’il ne l’a pas commencée, vous pouvez la retirer.',
    ],
    to: '/revisions',
    action: 'Ouvrir les révisions',
  },
  {
    title: 'Voir comme un élève',
    steps: [
      'Le menu propose «\u00a0Voir comme un élève\u00a0». Un bandeau le rappelle tout du long.',
      'Votre élève lit dans son profil que vous êtes venu et ce que vous avez changé, jamais ce que vous avez lu.',
    ],
    to: '/',
    action: 'Choisir un élève',
  },
  {
    title: 'Redonner un mot de passe',
    steps: ['Dans «\u00a0Mes élèves\u00a0», la clé à côté d’un nom donne un nouveau mot de passe. La fiche s’imprime.'],
    to: '/profile/eleves',
    action: 'Ouvrir mes élèves',
  },
  {
    title: 'Répondre à une question',
    steps: ['Les questions de vos élèves arrivent dans Chat Prof.'],
    to: '/chat',
    action: 'Ouvrir le Chat Prof',
  },
]

const parent: readonly Topic[] = [
  {
    title: 'Ajouter un enfant',
    steps: [
      'Créez le compte de votre enfant, ou entrez le code qu’il vous donne depuis son profil.',
      'Vous êtes deux parents : votre accueil permet d’inviter l’autre.',
    ],
    to: '/profile/eleves',
    action: 'Ouvrir les comptes de mes enfants',
  },
  {
    title: 'Suivre la semaine',
    steps: ['Votre accueil montre ses jours de séance, ce qui arrive, et les messages de ses professeurs.'],
    to: '/',
    action: 'Ouvrir mon accueil',
  },
  {
    title: 'Ce qui reste à vos enfants',
    steps: [
      'Vous ne lisez pas leurs conversations avec un professeur. Un message que votre enfant signale vous arrive.',
      'Votre enfant lit dans son profil que vous êtes venu et ce que vous avez changé.',
    ],
    to: '/chat',
    action: 'Ouvrir les signalements',
  },
]

export const messages = {
  search: 'Chercher dans l’aide',
  found: (count: number) =>
    count === 0 ? 'Rien dans l’aide ne contient ces mots.' : count > 1 ? `${count} réponses` : 'Une réponse',
  title: 'Aide',
  subtitle: 'Comment faire, et à qui demander',
  topics: { pupil, manager, parent },
  distress: {
    title: 'Quand quelque chose ne va pas',
    pupil:
      'Vous n’avez pas à rester avec ça. Parlez-en à un adulte en qui vous avez confiance : un parent, un professeur, l’infirmière ou le CPE du collège. Vous pouvez aussi appeler, gratuitement et sans donner votre nom :',
    manager:
      'Un élève qui va mal peut appeler ces numéros, gratuitement et sans donner son nom. Ils conseillent aussi les adultes qui s’inquiètent pour un enfant :',
    parent:
      'Un enfant qui va mal peut appeler ces numéros, gratuitement et sans donner son nom. Ils conseillent aussi les parents :',
    danger: 'En danger tout de suite : le 15, le 17 ou le 112.',
  },
  ask: {
    title: 'À qui demander',
    pupil: `Une leçon que vous ne comprenez pas : posez la question dans le parcours, ou à un professeur dans Chat Prof. Un compte ou un mot de passe : l’adulte qui vous suit. Quelque chose ne marche pas dans ${PRODUCT.name} : la personne qui l’a installé pour votre famille ou votre collège.`,
    parent: `Une question sur un enfant : lui d’abord. Quelque chose ne marche pas dans ${PRODUCT.name} : la personne qui l’a installé pour votre famille ou votre établissement.`,
    manager: `Une question sur un élève : lui d’abord. Quelque chose ne marche pas dans ${PRODUCT.name} : la personne qui l’a installé pour votre famille ou votre établissement.`,
  },
  tour: {
    title: 'Revoir la visite',
    text: 'La présentation du premier jour, en une minute.',
    action: 'Refaire la visite',
  },
}
