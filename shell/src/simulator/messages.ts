import type { RemoteState } from '@ariane/shared/federation'

export const messages = {
  title: (screen: string) => `Simulateur · ${screen}`,
  bar: (remote: string, state: RemoteState | undefined) =>
    state ? `Simulateur — ${remote} ${describe(state)}` : `Simulateur — ${remote}`,
  loaded: (remotes: string[]) =>
    remotes.length === 0 ? 'Aucun remote chargé' : `Remotes chargés : ${remotes.join(', ')}`,
  fellBack: 'La version active n’a pas pu être chargée : la dernière bonne version tourne à sa place.',
  tools: 'Outils du simulateur',
  picker: 'Écrans',
  choose: 'Choisissez un écran',
  chooseHint: 'Chaque écran est chargé seul, dans la version publiée de son remote.',
  address: { label: 'Adresse simulée', go: 'Aller' },
  foreign: {
    title: 'Cette adresse est celle d’un autre écran',
    text: (address: string) => `Dans l’application, ${address} quitte cet écran.`,
    open: (screen: string) => `Ouvrir « ${screen} » seul`,
    back: 'Revenir à cet écran',
  },
  incomplete: {
    title: 'Cette adresse n’est pas complète',
    text: (pattern: string) => `Complétez-la dans le champ « Adresse simulée » : ${pattern}`,
  },
  account: {
    title: 'Se connecter au simulateur',
    text: 'Avec un compte de cette base, ou un compte d’essai créé à l’instant.',
    identifier: 'Identifiant',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    pupil: 'Nouvel élève',
    teacher: 'Nouveau professeur',
    busy: 'Un instant…',
    created: (name: string, password: string) => `Compte d’essai : ${name}, mot de passe ${password}`,
    as: (name: string) => `Connecté : ${name}`,
    viewing: (name: string) => `Vous voyez l’écran comme ${name}.`,
    signOut: 'Se déconnecter',
    signOutFailure: 'Erreur lors de la déconnexion',
    trialName: (invented: string) => `essai ${invented}`,
  },
  loading: 'Chargement…',
  unreachable: 'Erreur lors du chargement du profil',
} as const

function describe({ version, build, contract }: RemoteState): string {
  const id = build ? `build ${build.id}, ` : ''
  return `${version} (${id}contrat ${contract})`
}
