/** What a parent reads behind the link that ends the digest. */
export const messages = {
  title: 'Ne plus recevoir le résumé',
  lead: 'Le résumé de la semaine de vos enfants ne vous sera plus envoyé par mail. Il reste à lire sur votre accueil, où vous pourrez le redemander.',
  submit: 'Ne plus recevoir le résumé',
  busy: 'Enregistrement…',
  done: 'C’est fait : plus aucun résumé ne vous est envoyé.',
  dead: 'Ce lien est incomplet. Ouvrez-le tel qu’il est dans le message, ou changez votre choix sur la page du résumé.',
  failure: 'Votre choix n’a pas pu être enregistré. Vérifiez votre connexion, puis réessayez.',
} as const
