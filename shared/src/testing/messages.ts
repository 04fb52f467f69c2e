export const messages = {
  label: 'Écrans de ce module',
  signedOut: 'Personne n’est connecté. Entrez l’identifiant d’un compte de cette base.',
  identifier: 'Identifiant',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  failure: 'Erreur de connexion',
  signOut: 'Se déconnecter',
} as const
