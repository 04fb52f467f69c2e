import { PRODUCT } from '@ariane/shared/catalogue'
import { many, pupils } from './counts.ts'

const { name: product } = PRODUCT

/** Sentences of the board of consents, and of the slips that parents sign. */
export const consentMessages = {
  consents: {
    section: 'Accords des parents',
    loading: 'Chargement des accords…',
    failure: 'Les accords n’ont pas pu être chargés.',
    lead: 'Avant quinze ans, un parent donne son accord pour le Chat Prof, les questions libres à une intelligence artificielle et la synchronisation avec l’école. Imprimez une fiche par élève : un parent répond avec le code de la fiche, crée avec lui son compte s’il veut suivre l’élève, et la signe. L’accord compte quand vous cochez la fiche signée que vous avez en main.',
    none: 'Cette classe n’a pas encore d’élève.',
    label: 'Accords, par nom puis prénom',
    counts: {
      valid: (count: number) => many(count, 'accord valable', 'accords valables'),
      toTick: (count: number) => many(count, 'fiche à cocher', 'fiches à cocher'),
      refused: (count: number) => `${count} «\u00a0non\u00a0»`,
      silent: (count: number) => `${count} sans réponse`,
    },
    standing: {
      given: 'Donné',
      of_age: 'Quinze ans ou plus',
      yes: 'A répondu oui',
      no: 'A répondu non',
      silent: 'Sans réponse',
      noSlip: 'Pas de fiche',
    },
    givenBy: (name: string, date: string) => `Enregistré par ${name} le ${date}`,
    givenMail: (date: string) => `Donné par un parent, par e-mail, le ${date}`,
    ofAge: 'L’élève décide pour son compte.',
    yes: (date: string) => `Réponse du ${date} : elle ne compte qu’avec la fiche signée.`,
    no: (date: string) => `Réponse du ${date}.`,
    made: (date: string) => `Fiche préparée le ${date}`,
    reminded: (date: string) => `rappel le ${date}`,
    withdrawn: (date: string) => `Accord refusé ou retiré le ${date} : il faut une nouvelle fiche.`,
    asked: (date: string) => `Demande envoyée par e-mail le ${date}.`,
    signed: (name: string) => `Fiche signée de ${name}`,
    signedShort: 'Fiche signée',
    tickAll: 'Cocher toutes les fiches',
    untickAll: 'Tout décocher',
    record: (count: number) =>
      count === 0 ? 'Cochez les fiches signées' : `Enregistrer ${many(count, 'fiche signée', 'fiches signées')}`,
    recordQuestion: (count: number) =>
      count > 1 ? `Avez-vous en main ces ${count} fiches signées ?` : 'Avez-vous en main la fiche signée ?',
    recordDetails:
      'C’est la signature du parent qui compte, pas la réponse tapée avec le code : un élève peut la taper lui-même. Gardez les fiches.',
    recordConfirm: 'Oui, enregistrer',
    recorded: (count: number) => `${many(count, 'accord est enregistré', 'accords sont enregistrés')}.`,
    conflict: 'Une de ces fiches ne compte plus : un parent a retiré son accord. Relisez la liste.',
    mayNot:
      'Vous pouvez imprimer les fiches et voir qui a répondu. Pour cocher une fiche signée, il faut avoir créé le compte de l’élève ou importé la classe, ou être confirmé par la personne qui administre Ariane.',
    prepare: (count: number) => `Préparer ${many(count, 'fiche', 'fiches')}`,
    again: (count: number) => `Réimprimer ${many(count, 'fiche', 'fiches')}`,
    preparing: 'Préparation…',
    ready: (count: number) => `${many(count, 'fiche est prête', 'fiches sont prêtes')}.`,
    readyHint: 'Chaque élève garde la même fiche si vous l’imprimez de nouveau.',
    print: 'Imprimer les fiches',
    remind: (count: number) => `Rappeler à ${pupils(count)}`,
    reminding: 'Envoi…',
    remindHint: 'Chacun lira sur son accueil que vous attendez sa fiche.',
    remindDone: (count: number) => `${many(count, 'élève lira', 'élèves liront')} le rappel sur l’accueil.`,
  },
  slip: {
    title: 'Accord d’un parent',
    about: (name: string, group: string) => `${name}, ${group}`,
    lead: `Votre enfant utilise ${product}, une assistante d’étude pour le collège. Sans votre accord, il peut réviser, faire ses devoirs, suivre ses objectifs et tenir sa semaine.`,
    opens:
      'Votre accord ouvre en plus : le Chat Prof avec ses enseignants, les questions libres à une intelligence artificielle (si l’établissement en a branché une) et la synchronisation avec l’école.',
    withdraw:
      'Vous pouvez retirer votre accord quand vous voulez, sans donner de raison, à cette adresse et avec ce code.',
    account: (date: string) =>
      `Avec ce code, un parent peut aussi créer son compte, ou relier le sien, pour suivre l’élève : deux parents au plus, jusqu’au ${date}.`,
    operator: (name: string) => `Service proposé par ${name}.`,
    contact: (contact: string) => `Contact : ${contact}`,
    answer: 'Répondez ici, et gardez cette partie :',
    qr: 'Code QR de la fiche',
    cut: 'À rendre au professeur, signé : c’est la signature qui compte',
    yes: 'J’accepte',
    no: 'Je n’accepte pas',
    fields: ['Nom du parent', 'Date', 'Signature'],
  },
} as const
