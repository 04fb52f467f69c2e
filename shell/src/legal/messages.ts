import { CONFORMITY_WORDS, judgeConformity, PRODUCT } from '@ariane/shared/catalogue'
import type { LegalNotice } from '@ariane/shared/contracts/rights'

/** The features of this installation that the pages mention. */
type Installation = { mail: boolean; model: boolean; transcription: boolean; backupDays: number }
type Part = { title: string; lines: readonly string[] }

const { name } = PRODUCT

/** The day of our own last whole check, for installations without an audit. */
const STATED_ON = '2026-11-27'
const formatDay = (day: string) => new Date(`${day}T12:00:00`).toLocaleDateString('fr-FR', { dateStyle: 'long' })
const formatRate = (rate: number) => rate.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

export const messages = {
  back: `Revenir à ${name}`,
  links: 'Informations légales',
  loading: 'Chargement…',
  failure: 'Cette page n’a pas pu être chargée en entier.',
  retry: 'Réessayer',
  toFill: 'à compléter par l’établissement',
  short: 'En bref',
  more: 'En détail',
  basis: 'Sur quoi l’établissement s’appuie',
  kept: 'Ce qui est gardé, et combien de temps',
  what: 'Quoi',
  until: 'Combien de temps',
  operator: 'Qui propose ce service',
  name: 'Nom',
  contact: 'Contact',
  host: 'Hébergement',
  code: 'Logiciel',
  codeText: `${name} est un logiciel libre, sous licence Apache 2.0. Les licences de ce qu’il contient sont livrées avec lui.`,
  licences: 'Lire les licences',
}

export const privacy = {
  title: 'Confidentialité',
  subtitle: `Ce qu’${name} sait de vous, et ce que vous pouvez en faire`,
  short: [
    `${name} garde ce que vous faites ici : vos parcours, vos devoirs, vos objectifs, votre semaine. C’est pour vous aider à travailler, et pour rien d’autre.`,
    'Personne ne vend vos données. Il n’y a pas de publicité, et personne ne vous suit d’un site à l’autre.',
    'Un adulte ne voit votre compte que s’il l’a créé ou si vous lui avez donné un code. Vous voyez qui vous suit et ce qu’il a fait, dans « Profil », « Accès et mot de passe ».',
    'Vous pouvez tout lire, tout emporter et tout effacer, dans « Profil », « Mes données ».',
  ],
  parts: ({ mail, model, transcription, backupDays }: Installation): Part[] => [
    {
      title: 'À quoi servent les données',
      lines: [
        'À faire marcher ce que vous demandez : préparer un parcours, corriger un exercice, rappeler un devoir, montrer vos progrès.',
        'Rien ne sert à vous noter à votre insu, ni à faire un portrait de vous.',
      ],
    },
    {
      title: 'Où elles sont',
      lines: [
        'Sur le serveur de l’établissement ou de la famille qui propose ce service (voir les mentions légales). Rien n’est envoyé ailleurs par défaut : ni statistiques, ni polices, ni images venues d’un autre site.',
        'La lecture à voix haute et la lecture des photos de devoirs se font sur ce serveur.',
        'La synchronisation avec l’école se connecte à PRONOTE ou à EcoleDirecte, seulement quand vous la lancez. Le mot de passe de l’école n’est jamais gardé sur le serveur.',
        model
          ? 'Les questions libres, et l’écriture de parcours, peuvent passer par l’intelligence artificielle que l’établissement a branchée. Elle reçoit la leçon, et ce que vous écrivez (une question, un souhait pour un parcours) sans les noms ; ce que vous écrivez attend l’accord d’un parent.'
          : 'Aucune intelligence artificielle extérieure n’est branchée ici : les réponses viennent des cours écrits d’avance.',
        ...(transcription
          ? [
              'Un devoir dicté peut être mis par écrit par le service que l’établissement a branché, seulement avec l’accord d’un parent. Il reçoit l’enregistrement, jamais votre nom.',
            ]
          : []),
        mail
          ? 'Des e-mails partent pour un mot de passe oublié, pour l’accord d’un parent et avant la suppression d’un compte.'
          : 'Ce service n’envoie aucun e-mail.',
      ],
    },
    {
      title: 'Sur votre appareil',
      lines: [
        'Un seul cookie, pour rester connecté (trente jours au plus). Il ne sert à rien d’autre : c’est pourquoi aucun bandeau ne vous demande rien.',
        'Vos réglages d’affichage et ce que vous êtes en train d’écrire sont gardés dans le navigateur ; les brouillons et les identifiants de l’école sont effacés quand vous vous déconnectez.',
        'Les exercices essayés sans compte restent dans leur onglet : le serveur les corrige et n’en garde rien. Ils n’entrent dans un compte que si vous le demandez.',
      ],
    },
    {
      title: 'Le journal technique',
      lines: [
        'Le serveur note pour chaque demande son genre, sa durée et si elle a réussi. Jamais un nom, un texte, une adresse e-mail ou une adresse IP.',
      ],
    },
    {
      title: 'Avant quinze ans',
      lines: [
        `${name} ne demande pas de date de naissance. Un élève de 6ème ou de 5ème est considéré comme ayant moins de quinze ans ; en 4ème et en 3ème, il peut dire qu’il en a quinze.`,
        `Avant quinze ans, le Chat Prof, les questions libres à une intelligence artificielle et la synchronisation avec l’école attendent l’accord d’un parent${mail ? ', donné par un lien reçu par e-mail' : ', enregistré par l’adulte qui a créé le compte, ou par un adulte que la personne qui administre ce service a confirmé'}. Il se retire quand on veut.`,
      ],
    },
    {
      title: 'Vos droits',
      lines: [
        'Lire et emporter : « Profil », « Mes données », « Télécharger mes données ». Corriger : votre prénom et votre nom dans « Profil » ; le reste là où vous l’avez écrit.',
        `Effacer : « Supprimer mon compte ». Tout disparaît après sept jours, que vous pouvez interrompre. L’adulte qui a créé le compte d’un élève peut aussi le demander, avec son mot de passe : l’élève et les adultes qui le suivent le voient, et peuvent l’annuler. Dans les copies de sauvegarde de la base intégrée, tout disparaît en ${backupDays} jours au plus ; une sauvegarde reprise ne ramène pas un compte supprimé.`,
        'Un parent a les mêmes droits pour son enfant. Pour toute question, écrivez au contact ci-dessous. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL (www.cnil.fr).',
      ],
    },
  ],
}

export const notices = {
  title: 'Mentions légales',
  subtitle: 'Qui propose ce service, et qui en répond',
  lead: `${name} est installé et proposé par l’établissement ou la personne nommée ici. C’est à elle qu’il faut s’adresser.`,
}

/** The statement that the decree 2019-768 asks for; what an audit found is the operator's to record. */
export const accessibility = {
  title: 'Accessibilité',
  subtitle: `${name} est faite pour que chacun puisse s’en servir`,
  short: [
    'Tout se fait au clavier comme à la souris ou au doigt. Un lecteur d’écran peut lire chaque page.',
    'Dans « Paramétrage », « Confort d’affichage » : thème clair ou sombre, police lisible, espacement du texte, règle de lecture, moins d’animations.',
    'Si quelque chose vous bloque, dites-le à l’adulte qui vous suit ou écrivez au contact ci-dessous.',
  ],
  parts: ({ audit, scheme, operator }: Pick<LegalNotice, 'audit' | 'scheme' | 'operator'>): Part[] => [
    {
      title: 'Déclaration d’accessibilité',
      lines: [
        `${operator.name ?? 'L’établissement'} s’engage à rendre ${name} accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à ${name}, telle que cet établissement la propose.`,
        scheme
          ? `Son schéma pluriannuel d’accessibilité : ${scheme}`
          : 'Son schéma pluriannuel d’accessibilité n’est pas encore publié.',
      ],
    },
    {
      title: 'État de conformité',
      lines: [
        `${name} est ${CONFORMITY_WORDS[judgeConformity(audit?.rate ?? null)]} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1${audit ? '' : ' : aucun audit n’a encore été fait'}.`,
        audit
          ? `L’audit fait par ${audit.by} le ${formatDay(audit.on)} a trouvé que ${formatRate(audit.rate)} % des critères qui s’appliquent sont respectés.`
          : 'Nos propres contrôles ne sont pas un audit : ils disent où nous en sommes, et rien de plus.',
        'Chaque version est contrôlée : règles automatiques (axe) sur chaque page, en grand et sur téléphone, parcours au clavier seul, contrastes des deux thèmes, et les mêmes parcours dans Chromium, Firefox et WebKit.',
      ],
    },
    {
      title: 'Ce qui n’est pas accessible',
      lines: [
        'Les documents que chacun dépose (photos, PDF) sont tels qu’ils ont été faits. Leur texte est reconnu quand c’est possible. Ils sont exemptés, comme les contenus de tiers.',
        'Dans les cours de langues, un mot étranger au milieu d’une phrase en français n’est pas toujours signalé comme tel : un lecteur d’écran peut le lire à la française.',
        'La voix qui lit les cours est une voix de synthèse. Le texte lu est toujours affiché.',
        'Les pages extérieures vers lesquelles mène un lien ne dépendent pas de nous.',
      ],
    },
    {
      title: 'Comment elle a été établie',
      lines: [
        `Cette déclaration a été établie le ${formatDay(audit?.on ?? STATED_ON)}.`,
        'Technologies : HTML, CSS, JavaScript, SVG, WAI-ARIA.',
        'Navigateurs : Chromium, Firefox ESR et WebKitGTK, avec l’arbre d’accessibilité qu’ils donnent aux lecteurs d’écran.',
        'Pages vérifiées : accueil, connexion, inscription, tableau de bord, parcours, leçon, exercices, semaine, devoirs, objectifs, discussion, profil, paramétrage, aide, plan du site, pages légales.',
      ],
    },
    {
      title: 'Signaler un obstacle',
      lines: [
        'Écrivez au contact ci-dessous : une réponse et, si possible, une autre façon de faire vous sont dues. Sans réponse qui vous convienne, vous pouvez saisir le Défenseur des droits : formulaire sur www.defenseurdesdroits.fr, son délégué dans votre région, ou par courrier gratuit, sans timbre, à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
}
