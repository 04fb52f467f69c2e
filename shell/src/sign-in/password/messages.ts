import { PRODUCT } from '@ariane/shared/catalogue'

/** Sentences for somebody who cannot sign in any more. */
export const messages = {
  forgot: {
    loading: 'Un instant…',
    loadFailure: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
    byMail: 'Entrez l’adresse e-mail de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    emailMissing: 'Email requis',
    emailShape: 'Cette adresse e-mail n’est pas complète',
    send: 'Envoyer le lien',
    sending: 'Envoi…',
    sent: 'Si un compte existe avec cette adresse, un message vient de partir. Regardez aussi dans les courriers indésirables. Le lien fonctionne une heure.',
    mailLimit:
      'Ce service a envoyé tous ses messages d’aujourd’hui. Recommencez demain, ou prévenez l’établissement qui le propose.',
    tooMany: 'Trop d’essais. Attendez quelques minutes, puis recommencez.',
    failure: 'Le message n’a pas pu être envoyé. Réessayez.',
    ask: 'Demandez à un adulte',
    askNoMail: `Cette installation d’${PRODUCT.name} n’envoie pas de courrier. Un adulte peut choisir un nouveau mot de passe pour vous :`,
    askLead: 'Pas d’adresse e-mail ? Un adulte peut choisir un nouveau mot de passe pour vous :',
    who: ['l’adulte qui a créé votre compte', 'ou un adulte qui vous suit avec un code (professeur, coach ou parent)'],
    how: 'Il ouvre « Gérer mes élèves » dans son menu, puis la clé à côté de votre nom. Votre travail est gardé.',
    adult: `Vous êtes un adulte, ou personne ne vous suit ? Demandez à la personne qui a installé ${PRODUCT.name}.`,
    back: 'Revenir à la connexion',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Tous vos appareils seront déconnectés : vous vous reconnecterez avec ce mot de passe.',
    password: 'Nouveau mot de passe',
    hint: 'Au moins 6 caractères',
    short: 'Le mot de passe doit contenir au moins 6 caractères',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Changer le mot de passe',
    busy: 'Changement…',
    dead: 'Ce lien ne fonctionne plus : il a déjà servi, ou il a plus d’une heure. Demandez-en un nouveau depuis la connexion.',
    tooMany: 'Trop d’essais. Attendez quelques minutes, puis recommencez.',
    failure: 'Le mot de passe n’a pas été changé. Réessayez.',
    done: 'Votre mot de passe est changé. Vous pouvez vous connecter.',
    leave: 'Aller à la connexion',
  },
} as const
