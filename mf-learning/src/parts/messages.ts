export const messages = {
  retry: 'Réessayer',
  progress: 'Progression',
  proposedBy: (name: string) => `Proposé par ${name}`,
  notLoaded: {
    offline:
      'Vous êtes hors ligne. Votre place est gardée : cette partie s’affichera ici dès que la connexion reviendra.',
    unreachable:
      'Cette partie n’a pas pu être chargée. Votre place est gardée : elle s’affichera ici dès que possible.',
  },
}
