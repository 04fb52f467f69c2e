/** Sentences about the invitation of the other parent. */
export const messages = {
  title: 'L’autre parent',
  loading: 'Chargement…',
  failure: 'L’invitation n’a pas pu être lue.',
  lead: (names: string) =>
    `Un lien, à usage unique, permet à l’autre parent de suivre avec vous : ${names}. Votre enfant le lit dans son profil et peut arrêter ce suivi.`,
  none: 'Ce lien est pour les enfants dont vous avez créé le compte : il n’y en a pas encore.',
  others: (names: string, count: number) =>
    `${names} ${count > 1 ? 'ont un compte que vous n’avez pas créé : chacun donne' : 'a un compte que vous n’avez pas créé : votre enfant donne'} un code à l’autre parent, depuis son profil.`,
  invite: 'Inviter l’autre parent',
  inviting: 'Création du lien…',
  waiting: (date: string) => `Une invitation attend, jusqu’au ${date}.`,
  revoke: 'Annuler l’invitation',
  actionFailure: 'Cela n’a pas marché. Réessayez.',
  accept: {
    title: 'Invitation de l’autre parent',
    lead: 'L’autre parent vous invite à suivre ses enfants avec lui. Ils liront dans leur profil que vous les suivez.',
    button: 'Accepter l’invitation',
    busy: 'Un instant…',
    done: (names: string) => `Vous suivez maintenant : ${names}.`,
    asked: (names: string) => `À confirmer d’abord par l’enfant, dans son profil, sous « Qui vous suit » : ${names}.`,
    unknown: 'Cette invitation n’existe pas, a déjà servi ou n’est plus valable. Demandez un autre lien.',
    failure: 'L’invitation n’a pas pu être acceptée.',
    missing: 'Ce lien est incomplet. Demandez-en un autre.',
    forParents: 'Cette invitation est pour un parent. Ouvrez-la avec un compte de parent.',
  },
} as const
