export const messages = {
  loading: (title: string) => `Chargement de « ${title} »…`,
  down: 'Cette partie d’Ariane ne répond pas pour le moment. Vérifiez votre connexion, réessayez, ou ouvrez une autre page.',
  disabled: 'Cette partie d’Ariane est en pause pour le moment. Le reste continue de fonctionner.',
  broken: 'Cette partie d’Ariane a rencontré un problème. Le reste continue de fonctionner.',
  frozen:
    'Cette partie d’Ariane avait figé la page : elle n’a pas été ouverte. Vous pouvez réessayer, ou ouvrir une autre page.',
  inPlaceOfFrozen: (title: string) => `« ${title} » avait figé la page. Sa version précédente est affichée.`,
}
