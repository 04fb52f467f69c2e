export const messages = {
  label: 'Nouvelle version',
  ready: 'Une nouvelle version est prête. Ce que vous avez écrit reste là.',
  reload: 'Recharger la page',
  later: 'Plus tard',
}
