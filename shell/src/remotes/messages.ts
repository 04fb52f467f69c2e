import type { ScreenId } from '@ariane/shared/federation'

export const messages = {
  titles: {
    dashboard: 'Tableau de bord',
    revisions: 'Révisions',
    path: 'Parcours',
    homework: 'Aide aux devoirs',
    profile: 'Profil',
    settings: 'Paramétrage',
    students: 'Mes élèves',
    objectives: 'Objectifs',
    chat: 'Chat Prof',
    school: 'Scolaire',
  } satisfies Record<ScreenId, string>,
  loading: (title: string) => `Chargement de « ${title} »…`,
  down: 'Cette partie d’Ariane ne répond pas pour le moment. Vérifiez votre connexion, réessayez, ou ouvrez une autre page.',
  disabled: 'Cette partie d’Ariane est en pause pour le moment. Le reste continue de fonctionner.',
  broken: 'Cette partie d’Ariane a rencontré un problème. Le reste continue de fonctionner.',
}
