import { MAX_CLASS_MESSAGE_CHARS } from '@ariane/shared/contracts/class-messages'
import { many, pupils } from '../../counts.ts'

const parents = (count: number) => (count === 0 ? 'aucun parent' : many(count, 'parent', 'parents'))

/** Sentences about messages to a class. */
export const messages = {
  title: 'Écrire à la classe',
  lead: 'On ne répond pas à ces messages : un élève qui a une question vous écrit dans Chat Prof.',
  who: 'À qui',
  group: 'Classe ou groupe',
  whole: (name: string) => `Toute la ${name}`,
  audiences: { pupils: 'Les élèves', families: 'Leurs parents', both: 'Les élèves et leurs parents' },
  reach: {
    pupils: (count: number) => pupils(count),
    families: (count: number) =>
      count === 0 ? 'Aucun parent n’est relié à ces élèves' : many(count, 'parent', 'parents'),
    both: (children: number, adults: number) => `${pupils(children)}, ${parents(adults)}`,
  },
  noParent:
    'Pour relier les parents, imprimez les fiches d’accord : avec le code de la fiche, un parent crée son compte, ou relie le sien.',
  toSlips: 'Aller aux fiches d’accord',
  waiting: (count: number) =>
    count > 1
      ? `${count} élèves l’auront quand un parent aura donné son accord, ou les suivra ici.`
      : 'Un élève l’aura quand un parent aura donné son accord, ou le suivra ici.',
  text: 'Message',
  textHint: 'Dans leur tableau de bord, avec votre nom et celui de la classe',
  textShape: `Écrivez un message, de ${MAX_CLASS_MESSAGE_CHARS} signes au plus`,
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Message envoyé.',
  nobody: 'Personne ne recevrait ce message : choisissez d’autres destinataires.',
  tooMany: 'Vous avez envoyé vingt messages aujourd’hui. Écrivez la suite demain.',
  full: 'Cette classe a déjà reçu 500 messages : elle n’en reçoit plus.',
  failure: 'Le message n’a pas pu être envoyé.',
  listTitle: 'Messages envoyés',
  loading: 'Chargement des messages…',
  loadFailure: 'Les messages n’ont pas pu être chargés.',
  none: 'Aucun message pour l’instant.',
  rule: 'Vous voyez combien de personnes ont dit l’avoir lu, jamais lesquelles.',
  line: (group: string | null, from: string, at: string) =>
    `${group === null ? 'À toute la classe' : `Au groupe ${group}`} · ${from} · ${at}`,
  at: (day: string, time: string) => `le ${day} à ${time}`,
  read: {
    pupils: (readers: number, recipients: number) =>
      `Lu par ${readers} ${readers > 1 ? 'élèves' : 'élève'} sur ${recipients}`,
    families: (readers: number, recipients: number) =>
      `Lu par ${readers} ${readers > 1 ? 'parents' : 'parent'} sur ${recipients}`,
  },
  withdrawn: 'Retiré',
  withdraw: 'Retirer',
  withdrawAt: (at: string) => `Retirer le message envoyé ${at}`,
  withdrawSentence: 'Retirer ce message ?',
  withdrawDetails: 'Les élèves et les parents ne le verront plus. Il reste ici, marqué « Retiré ».',
  gone: 'Message retiré.',
} as const
