type Row = {
  /** Package that exposes the screen. */
  remote: string
  /** Its name in that package's `exposes`. */
  exposed: string
  /** Its name, as a person reads it while it loads. */
  title: string
  /** Address prefixes that open with this screen: the server preloads it there, the shell begins to load it. */
  routes: string[]
  /** The shell draws it at its routes, inside the frame, and gives it nothing more. */
  plain?: true
  /** It is drawn over the page, not in its place. */
  overlay?: true
}

/** One row per screen of a remote. Routes, federation, preloads, simulator and publishing all read it. */
const rows = {
  dashboard: { remote: 'mf-learning', exposed: './dashboard', title: 'Tableau de bord', routes: ['/'] },
  revisions: { remote: 'mf-learning', exposed: './revisions', title: 'Révisions', routes: ['/revisions'], plain: true },
  path: { remote: 'mf-learning', exposed: './path', title: 'Parcours', routes: ['/path'] },
  homework: { remote: 'mf-learning', exposed: './homework', title: 'Aide aux devoirs', routes: ['/homework'] },
  profile: { remote: 'mf-accounts', exposed: './profile', title: 'Profil', routes: ['/profile'], plain: true },
  settings: { remote: 'mf-accounts', exposed: './settings', title: 'Paramétrage', routes: ['/settings'], plain: true },
  students: {
    remote: 'mf-accounts',
    exposed: './students',
    title: 'Mes élèves',
    routes: ['/profile/eleves'],
    overlay: true,
  },
  objectives: {
    remote: 'mf-objectives',
    exposed: './objectives',
    title: 'Objectifs',
    routes: ['/objectives'],
    plain: true,
  },
  chat: { remote: 'mf-chat', exposed: './chat', title: 'Chat Prof', routes: ['/chat'], plain: true },
  school: {
    remote: 'mf-planner',
    exposed: './school',
    title: 'Scolaire',
    routes: ['/scolaire', '/planning', '/homework'],
  },
} satisfies Record<string, Row>

export type ScreenId = keyof typeof rows

export const remotes: Record<ScreenId, Row> = rows

/** Every screen, in the order of the table. */
export const screenIds = Object.keys(rows).filter((id): id is ScreenId => Object.hasOwn(rows, id))
