import type { SignInOnDevice } from '@ariane/shared/contracts/sign-ins'

/** Sentences of where somebody is signed in, and of the second factor. */
export const messages = {
  loading: 'Chargement…',
  failed: 'La demande n’a pas abouti. Réessayez.',
  wait: (seconds: number) =>
    `Trop d’essais. Attendez ${seconds} ${seconds > 1 ? 'secondes' : 'seconde'}, puis recommencez.`,
  devices: {
    title: 'Où vous êtes connecté',
    lead: 'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
    failure: 'La liste n’a pas pu être chargée.',
    list: 'Liste des appareils connectés',
    here: 'Cet appareil',
    shared: 'Ordinateur partagé',
    since: (day: string) => `Connecté depuis le ${day}`,
    seen: (day: string) => `Dernière visite le ${day}`,
    end: 'Déconnecter',
    endFor: (name: string) => `Déconnecter : ${name}`,
    ended: 'Cet appareil est déconnecté.',
    all: 'Déconnecter partout',
    allSentence: 'Vous déconnecter de tous vos appareils ?',
    allDetails: 'De celui-ci aussi. Ce que vous n’avez pas encore envoyé depuis celui-ci est effacé.',
    hosted:
      'La liste de vos appareils n’est pas montrée ici : les connexions sont tenues par un autre service (Firebase). Vous pouvez les terminer toutes.',
    name: (browser: string, system: string) => (system ? `${browser} sur ${system}` : browser),
    browsers: {
      firefox: 'Firefox',
      edge: 'Edge',
      opera: 'Opera',
      samsung: 'Samsung Internet',
      chrome: 'Chrome',
      safari: 'Safari',
      other: 'Un navigateur',
    } satisfies Record<SignInOnDevice['browser'], string>,
    systems: {
      android: 'Android',
      ios: 'iPhone ou iPad',
      chromeos: 'Chromebook',
      windows: 'Windows',
      macos: 'Mac',
      linux: 'Linux',
      other: '',
    } satisfies Record<SignInOnDevice['system'], string>,
  },
  factor: {
    title: 'Double vérification',
    lead: 'En plus du mot de passe, un code de votre téléphone. Qui devine votre mot de passe n’entre pas.',
    leadBySchool:
      'En plus de la connexion de votre établissement, un code de votre téléphone. Qui devine votre mot de passe là-bas n’entre pas ici.',
    required: 'Vous administrez ce service : elle est obligatoire pour vous.',
    hosted:
      'Elle n’est pas proposée ici : les connexions sont tenues par un autre service (Firebase), où elle se règle.',
    failure: 'Son état n’a pas pu être chargé.',
    password: 'Votre mot de passe',
    passwordMissing: 'Entrez votre mot de passe',
    passwordWrong: 'Ce n’est pas votre mot de passe',
    begin: 'L’activer',
    scan: 'Ouvrez une application de codes sur votre téléphone (FreeOTP, Aegis, Google Authenticator…), ajoutez un compte, et visez ce dessin.',
    picture: 'Code QR pour votre application de codes',
    byHand: 'Ou recopiez cette clé :',
    code: 'Code de l’application',
    codeOrBackup: 'Code de l’application, ou code de secours',
    codeMissing: 'Entrez le code',
    codeWrong: 'Ce code n’est pas le bon, ou il a déjà servi',
    confirm: 'Vérifier le code',
    cancel: 'Annuler',
    backupTitle: 'Vos codes de secours',
    backupLead:
      'Notez-les maintenant : ils ne seront plus montrés. Chacun fonctionne une fois, sans téléphone. Sans eux ni téléphone, seule la personne qui administre ce service peut vous aider.',
    backupList: 'Liste des codes de secours',
    noted: 'C’est noté',
    on: (day: string) => `Activée depuis le ${day}.`,
    left: (count: number) =>
      count === 0
        ? 'Plus aucun code de secours : arrêtez la double vérification, puis activez-la de nouveau pour en avoir.'
        : `${count} ${count > 1 ? 'codes de secours restent' : 'code de secours reste'}.`,
    end: 'L’arrêter…',
    endConfirm: 'Arrêter la double vérification',
    ended: 'La double vérification est arrêtée.',
    busy: 'Un instant…',
  },
}
