type RemoteScreenRow = {
  /** Package that exposes the screen, under the row's own name: './chat'. */
  remote: string
  /** The title shown while it loads. */
  title: string
  /** Address prefixes that open this screen: the server preloads it there and the shell begins to load it. */
  routes: string[]
  /** The shell draws it at its routes, inside the layout, without props. */
  emptyProps?: true
  /** It is drawn over the page, not in its place. */
  overlay?: true
}

/** One row per screen of a remote: the only list, read by routes, federation, preloads, simulator and publishing. */
const rows = {
  dashboard: { remote: 'mf-learning', title: 'Tableau de bord', routes: ['/'] },
  revisions: { remote: 'mf-learning', title: 'Révisions', routes: ['/revisions'], emptyProps: true },
  path: { remote: 'mf-learning', title: 'Parcours', routes: ['/path'] },
  trial: { remote: 'mf-learning', title: 'Premiers exercices', routes: ['/essai'] },
  homework: { remote: 'mf-learning', title: 'Aide aux devoirs', routes: ['/homework'] },
  profile: { remote: 'mf-accounts', title: 'Profil', routes: ['/profile'], emptyProps: true },
  settings: { remote: 'mf-accounts', title: 'Paramétrage', routes: ['/settings'], emptyProps: true },
  students: {
    remote: 'mf-accounts',
    title: 'Mes élèves',
    routes: ['/profile/eleves'],
    overlay: true,
  },
  classes: { remote: 'mf-accounts', title: 'Mes classes', routes: ['/classes'], emptyProps: true },
  objectives: {
    remote: 'mf-objectives',
    title: 'Objectifs',
    routes: ['/objectives'],
    emptyProps: true,
  },
  chat: { remote: 'mf-chat', title: 'Chat Prof', routes: ['/chat'], emptyProps: true },
  school: {
    remote: 'mf-planner',
    title: 'Scolaire',
    routes: ['/scolaire', '/planning', '/homework'],
  },
} satisfies Record<string, RemoteScreenRow>

export type ScreenId = keyof typeof rows

export const remotes: Record<ScreenId, RemoteScreenRow> = rows

/** In the order of the table. */
export const screenIds = Object.keys(rows).filter((id): id is ScreenId => Object.hasOwn(rows, id))

/** The name under which a remote exposes a screen. */
export const exposedName = (id: ScreenId): string => `./${id}`

/** The screen that a remote exposes under a name. */
export const findExposedScreen = (remote: string, exposed: string): ScreenId | undefined =>
  screenIds.find(id => remotes[id].remote === remote && exposedName(id) === exposed)
